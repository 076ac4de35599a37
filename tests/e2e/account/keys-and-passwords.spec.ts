import { checkLooks, expect, type Person, test } from "../fixtures.ts"
import type { RunningServer } from "../running-server.ts"
import { profileAt } from "../profile/sections.ts"

/** Creates keys for scripts. Returns a function that makes a request with a key and returns the status of the response. */
async function makeKeys({ url }: RunningServer, { client }: Person, names: string[]) {
  const { data } = await client.auth.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  const keys: string[] = []
  for (const name of names) {
    const body = JSON.stringify({ name, scope: "read", days: 30 })
    const response = await fetch(`${url}/auth/v1/personal-keys`, { method: "POST", headers, body })
    keys.push((await response.json()).key)
  }
  return () =>
    Promise.all(
      keys.map(async (key) => {
        const asked = { headers: { authorization: `Bearer ${key}` } }
        return (await fetch(`${url}/rest/v1/goals?select=id`, asked)).status
      }),
    )
}

test("a new password asks whether to keep the API keys, listed by name, and revokes them otherwise @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const statuses = await makeKeys(server, person, ["Home Assistant", "Spreadsheet"])
  await page.goto(profileAt.security)
  const dialog = page.getByRole("dialog", { name: "Change password" })
  const open = async () => {
    await page.getByRole("button", { name: "Change password" }).click()
    await expect(keep).not.toBeChecked()
  }
  const keep = dialog.getByRole("checkbox", { name: "Keep your API keys: Spreadsheet and Home Assistant" })
  await open()
  await checkLooks(page, "keep-keys", () => expect(keep).toBeVisible())
  await dialog.getByLabel("New password").fill("a second password")
  await keep.focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await expect(
    page.getByText("Password changed. Your other devices are signed out.", { exact: true }),
  ).toBeVisible()
  expect(await statuses()).toEqual([200, 200])

  await open()
  await dialog.getByLabel("New password").fill("a third password")
  await page.keyboard.press("Enter")
  await expect(page.getByText("signed out, and your API keys no longer work.")).toBeVisible()
  expect(await statuses()).toEqual([401, 401])
  await expect(page.getByRole("button", { name: "Revoke Spreadsheet" })).toHaveCount(0)
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(dialog.getByLabel("New password")).toBeVisible()
  await expect(dialog.getByRole("checkbox")).toHaveCount(0)
})

test("so does the page that a recovery email leads to @phone", async ({
  page,
  openWindow,
  server,
  signIn,
}) => {
  const person = await signIn({ page: await openWindow() })
  const name = `Home-Assistant-${"in-the-basement-".repeat(6)}`
  const statuses = await makeKeys(server, person, [name])
  await page.goto("/forgot-password")
  await page.getByLabel("Email").fill(person.email)
  await page.getByRole("button", { name: "Send the Link" }).click()
  await page.goto(await server.mailedLink(person.email))
  await expect(page).toHaveURL("/reset-password")
  const keep = page.getByRole("checkbox", { name: `Keep your API key: ${name}` })
  await checkLooks(page, "keep-keys-reset", () => expect(keep).toBeVisible())
  await page.getByLabel("New password", { exact: true }).fill("a whole new password")
  await keep.check()
  await page.getByRole("button", { name: "Save New Password" }).click()
  await expect(page.getByText("Your new password is saved.", { exact: true })).toBeVisible()
  expect(await statuses()).toEqual([200])
})
