import type { Page } from "@playwright/test"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { sessionKey } from "#web/device/session-store.ts"
import { profileAt } from "../profile/sections.ts"

/** What differs in a session that was stored weeks ago. */
const expired = { expires_at: Date.now() / 1000 - 1_000_000 }

/**
 * Stores a session as if weeks had passed, for the next page. The open page isn't affected, because it could use the session, and end it, before the
 * next page is opened.
 */
async function letTheTokenExpire(page: Page) {
  await page.addInitScript(
    ([key, extra]) => {
      if (sessionStorage.getItem("changed") !== null) return
      sessionStorage.setItem("changed", "yes")
      const session: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? "{}")
      localStorage.setItem(key, JSON.stringify({ ...session, ...extra }))
    },
    [sessionKey, expired] as const,
  )
}

test("an expired token and no network do not sign out @once", async ({ page, problems, signIn }) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET|Failed to fetch/)
  await signIn({ path: "/goals" })
  await letTheTokenExpire(page)
  await page.clock.install()
  await page.route(/\/(auth|rest)\/v1\//, (route) => route.abort())
  await page.goto(profileAt.you)
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible()
  // auth-js tries for up to half a minute, then reports that there is no session.
  for (let seconds = 0; seconds < 60; seconds += 5) await page.clock.runFor(5_000)
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible()
  await expect(page).toHaveURL(profileAt.you)

  await page.unroute(/\/(auth|rest)\/v1\//)
  await page.reload()
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible()
})

test("an expired token is refreshed at the next start @once", async ({ page, signIn }) => {
  await signIn({ stored: expired })
  const refreshed = page.waitForResponse(/grant_type=refresh_token/)
  await page.goto(profileAt.you)
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible()
})

test("a token that the server rejects is renewed once, and the page gets its rows @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 401/)
  await signIn({ stored: { access_token: "no.such.token" } })
  let renewals = 0
  page.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) renewals += 1
  })
  await page.goto("/dashboard")
  await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
  expect(renewals).toBe(1)
})

test("a session that the server rejects for good ends, and the open dashboard says so @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 40[013]/)
  const person = await signIn({ path: "/dashboard" })
  await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
  await server.sql("delete from auth.sessions where user_id = $1", [person.id])
  await expect(page.getByText("Please log in.")).toBeVisible()
})

test.describe("A start with a dead refresh token always ends at /promote", () => {
  for (const path of ["/dashboard", "/log-workout/new", profileAt.you])
    test(`${path} with an access token that is expired or refused, before the page is drawn and after @once`, async ({
      openWindow,
      problems,
      signIn,
    }) => {
      problems.allow(/status of 40[013]/)
      for (const access of [expired, { access_token: "no.such.token" }])
        for (const isSlow of [false, true]) {
          const page = await openWindow()
          await signIn({ page, stored: { ...access, refresh_token: "forgotten" } })
          if (isSlow)
            await page.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
              await page.locator("#root main").waitFor()
              await route.continue()
            })
          await page.goto(path)
          await expect(page).toHaveURL("/promote")
          await expect(page.getByText("Please log in.")).toHaveCount(0)
        }
    })
})

test("logging out leaves nothing of the person behind; a dashboard open in another tab says Please log in. @once", async ({
  page,
  problems,
  signIn,
}) => {
  // The other tab's request at that moment is refused, and so is the refresh that it then tries.
  problems.allow(/status of 40[01]/)
  await signIn({ path: profileAt.you })
  const otherTab = await page.context().newPage()
  await otherTab.goto("/dashboard")
  await expect(otherTab.getByText("No workout logged or scheduled on this date.")).toBeVisible()

  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/promote")
  await expect(page.getByText("You’re logged out.")).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()

  await expect(otherTab.getByText("Please log in.")).toBeVisible()
  await expect(otherTab.getByRole("navigation", { name: "Main" })).toBeHidden()
  await page.goto("/dashboard")
  await expect(page).toHaveURL("/promote")
})

test("logging out without a network still forgets the sign-in on this device @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch/)
  await signIn({ path: profileAt.you })
  await page.route("**/auth/v1/logout**", (route) => route.abort())
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/promote")
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
})

test("a device whose clock is days ahead refreshes once, not with each request @once", async ({
  page,
  signIn,
}) => {
  await signIn({ stored: expired })
  let refreshes = 0
  page.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) refreshes += 1
  })
  await page.clock.setFixedTime(Date.now() + 4 * 24 * 3600 * 1000)
  for (const path of ["/dashboard", "/goals"]) {
    await page.goto(path)
    await page.waitForLoadState("networkidle")
  }
  // Our own code refreshes once per load, and auth-js once more when it checks the session itself.
  expect(refreshes).toBeGreaterThan(0)
  expect(refreshes).toBeLessThanOrEqual(4)
})
