import { expect, test } from "#tests/e2e/fixtures.ts"

const memberPages = [
  "/dashboard",
  "/build-workout",
  "/log-workout/new",
  "/log-workout/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/log-workout/log/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/profile",
  "/edit-workout/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/goals",
  "/routines",
  "/exercise/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/outbox",
]

test("a signed-out person is sent to the landing page, except from guests' pages @once", async ({ page }) => {
  await test.step("members' pages, the root and unknown addresses lead to the landing page", async () => {
    for (const path of [...memberPages, "/", "/no-such-page"]) {
      await page.goto(path)
      await expect(page, path).toHaveURL("/promote")
    }
  })

  await test.step("sign-in, sign-up, landing page, privacy policy and recovery are shown", async () => {
    for (const path of ["/login", "/signup", "/promote", "/privacy-policy", "/forgot-password"]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
    }
  })

  await test.step("without the link from a recovery email, the page for a new password leads to the form that requests one", async () => {
    await page.goto("/reset-password")
    await expect(page).toHaveURL("/forgot-password")
  })
})

test("a signed-in person reaches the members' pages, and is sent to the dashboard from all others @once", async ({
  page,
  signIn,
  problems,
}) => {
  // The made-up workout and log don't exist.
  problems.allow(/status of 4\d\d/)
  await signIn()
  await test.step("the guests' pages, the root and unknown addresses lead to the dashboard", async () => {
    for (const path of ["/login", "/signup", "/promote", "/forgot-password", "/", "/no-such-page"]) {
      await page.goto(path)
      await expect(page, path).toHaveURL("/dashboard")
    }
  })

  await test.step("the members' pages and the privacy policy are shown", async () => {
    for (const path of [...memberPages, "/privacy-policy"]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })
})
