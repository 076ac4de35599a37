import { randomUUID } from "node:crypto"
import { sessionKey } from "#web/device/session-store.ts"
import { expect, test } from "../fixtures.ts"
import { createPerson, keepSession, newClient } from "../person.ts"
import { profileAt } from "../profile/sections.ts"

const fragmentOf = (session: { access_token: string; refresh_token: string }) =>
  `#access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=3600&token_type=bearer&type=magiclink`

test("a device that is signed out elsewhere loses its session at once, and says why @once", async ({
  page,
  openWindow,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 40[0134]/)
  const person = await signIn()
  const other = newClient(server)
  const { data } = await other.auth.signInWithPassword(person)
  if (!data.session) throw new Error("The second sign-in failed.")
  const window = await openWindow()
  await keepSession(window, { ...person, session: data.session })
  // The page's last request of its own. From here on, only the person's next step can find that the session has ended.
  const caughtUp = window.waitForResponse(/read_latest_changes/)
  await window.goto("/goals")
  await expect(window.getByRole("button", { name: "Add New Goal" })).toBeVisible()
  await caughtUp
  await page.goto(profileAt.security)
  await page.getByRole("button", { name: "Sign Out Others" }).click()
  await expect(page.getByText("Your other devices are signed out.")).toBeVisible()
  await window.getByRole("link", { name: "Routines", exact: true }).click()
  await expect(window.getByText(/^You were signed out. Your session expired/)).toBeVisible()
  await expect(window).toHaveURL("/promote")
})

test("another person's link doesn't replace a sign-in until the person agrees @once", async ({
  page,
  server,
  signIn,
}) => {
  const me = await signIn({ path: "/dashboard" })
  const stranger = await createPerson(server)
  const mine = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").user?.id, sessionKey)
  await page.goto("/privacy-policy")
  await page.goto(`/goals${fragmentOf(stranger.session)}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `This link signs in ${stranger.email}. You’re signed in as ${me.email}.`,
  )
  expect(page.url()).not.toContain("access_token")
  expect(await mine()).toBe(me.id)
  await page.getByRole("button", { name: `Stay as ${me.email}` }).click()
  await expect(page.getByRole("button", { name: "Add New Goal" })).toBeVisible()
  expect(await mine()).toBe(me.id)

  await page.goto("/privacy-policy")
  await page.goto(`/goals${fragmentOf(stranger.session)}`)
  await page.getByRole("button", { name: `Switch to ${stranger.email}` }).click()
  await expect(page.getByRole("button", { name: "Add New Goal" })).toBeVisible()
  expect(await mine()).toBe(stranger.id)
})

test("an error text in the address is never shown @once", async ({ page }) => {
  const words = "Your account is locked. Call 555-0100."
  await page.goto(
    `/login#error=access_denied&error_code=made_up&error_description=${encodeURIComponent(words)}`,
  )
  await expect(page.getByText("This link didn’t work. Ask for a new one.")).toBeVisible()
  await expect(page.getByText("555-0100")).toBeHidden()
})

test("a person who confirms an address that someone else had claimed chooses their own password @once", async ({
  page,
  server,
}) => {
  const email = `${randomUUID()}@example.com`
  const client = newClient(server)
  await client.auth.signUp({ email, password: "the stranger's password" })
  const strangersLink = await server.mailedLink(email)
  await client.auth.signUp({ email, password: "the owner's password" })
  // Emails are sent after the response, and only the newest link works.
  await expect.poll(() => server.mailedLink(email)).not.toBe(strangersLink)
  await page.goto(await server.mailedLink(email))
  await expect(page).toHaveURL("/reset-password")
  await page.getByLabel("New password", { exact: true }).fill("a password of my own")
  await page.getByRole("button", { name: "Save New Password" }).click()
  await expect(page).toHaveURL("/dashboard")
  const stranger = await client.auth.signInWithPassword({ email, password: "the stranger's password" })
  expect(stranger.error?.message).toBe("Invalid login credentials")
})
