import { Secret, TOTP } from "otpauth"
import type { Page } from "@playwright/test"
import { checkAccessibility, expect, test } from "../fixtures.ts"
import { newClient, type Person } from "../person.ts"
import { profileAt } from "./sections.ts"

const dialog = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" })

async function tryToDelete(page: Page, password: string) {
  await dialog(page).getByLabel("Password").fill(password)
  await dialog(page).getByRole("button", { name: "Delete My Account" }).click()
}

const fillAccount = async ({ client }: Person) => {
  await client.from("weight_logs").insert({ date: "2026-11-21", weight: 80 }).throwOnError()
  await client.from("workouts").insert({ name: "Push" }).throwOnError()
}

test("deletes the account and all its data, and opens the landing page @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  // The session that ends last belongs to a deleted account.
  problems.allow(/status of 40[13]/)
  const person = await signIn({ path: profileAt.data })
  await fillAccount(person)
  await page.evaluate((id) => localStorage.setItem(`draft:${id}:new`, "{}"), person.id)
  await page.getByRole("button", { name: "Delete My Account" }).click()
  await tryToDelete(page, person.password)
  await expect(page).toHaveURL("/promote")
  await expect(page.getByText("Your account and all your data have been deleted.")).toBeVisible()
  const [left] = await server.sql<{ total: number }>(
    `select ((select count(*) from auth.users where id = $1) + (select count(*) from profiles where id = $1)
      + (select count(*) from weight_logs where user_id = $1) + (select count(*) from workouts where user_id = $1)
      + (select count(*) from applied_ops where user_id = $1))::int as total`,
    [person.id],
  )
  expect(left?.total).toBe(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.id)
  const again = await newClient(server).auth.signInWithPassword(person)
  expect(again.error?.code).toBe("invalid_credentials")
})

test("reports a wrong password or a failure, deletes nothing, and can be cancelled @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/40\d|ERR_|Failed to fetch/)
  const person = await signIn({ path: profileAt.data })
  await fillAccount(person)
  const still = async () => (await server.sql("select from workouts where user_id = $1", [person.id])).length
  await page.getByRole("button", { name: "Delete My Account" }).click()
  await tryToDelete(page, "not the password")
  await expect(dialog(page).getByText("That password is wrong.")).toBeVisible()
  await checkAccessibility(page)

  await page.route("**/auth/v1/token?grant_type=password", (route) => route.abort())
  await tryToDelete(page, person.password)
  await expect(dialog(page).getByText("Repertoire can’t be reached.")).toBeVisible()
  await page.unrouteAll()
  await page.route("**/rpc/delete_my_account", (route) => route.abort())
  await tryToDelete(page, person.password)
  await expect(dialog(page).getByText("An unexpected error occurred.")).toBeVisible()
  expect(await still()).toBe(1)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Delete My Account" })).toBeFocused()
  await expect(page).toHaveURL(profileAt.data)
  expect(await still()).toBe(1)
})

test("reports a deletion whose response was lost as done on the next try @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/40\d|ERR_|Failed to fetch/)
  // Wait for the page's last request of its own. If one were refused with 401 later, the session would end before the message is read.
  const settled = page.waitForResponse("**/rpc/read_latest_changes")
  const person = await signIn({ path: profileAt.data })
  await settled
  await page.route("**/rpc/delete_my_account", async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route("**/auth/v1/user", (route) => route.abort())
  await page.getByRole("button", { name: "Delete My Account" }).click()
  await tryToDelete(page, person.password)
  await expect(dialog(page).getByText("An unexpected error occurred.")).toBeVisible()
  expect(await server.sql("select from auth.users where id = $1", [person.id])).toEqual([])

  await page.unrouteAll()
  await tryToDelete(page, person.password)
  await expect(page).toHaveURL("/promote")
  await expect(page.getByText("Your account and all your data have been deleted.")).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.id)
})

test("an account with a second factor is deleted with its code, and one without a password with an emailed code @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 40[13]/)
  const person = await signIn()
  const { data } = await person.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "App" })
  const codeAt = (later: number) =>
    new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") }).generate({
      timestamp: Date.now() + later,
    })
  await person.client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: codeAt(0) })
  await server.sql("update auth.users set encrypted_password = '' where id = $1", [person.id])
  await signIn({ person, path: profileAt.data })
  await page.getByRole("button", { name: "Delete My Account" }).click()
  await dialog(page).getByRole("button", { name: "No Password? Email Me a Code" }).click()
  await expect(dialog(page).getByText(`We’ve emailed a code to ${person.email}.`)).toBeVisible()
  await dialog(page)
    .getByLabel("Code from the email")
    .fill(await server.mailedCode(person.email))
  await dialog(page).getByRole("button", { name: "Delete My Account" }).click()
  await dialog(page).getByLabel("Code", { exact: true }).fill(codeAt(30_000))
  await checkAccessibility(page)
  await dialog(page).getByRole("button", { name: "Continue" }).click()
  await expect(page.getByText("Your account and all your data have been deleted.")).toBeVisible()
  expect(await server.sql("select from auth.users where id = $1", [person.id])).toEqual([])
})
