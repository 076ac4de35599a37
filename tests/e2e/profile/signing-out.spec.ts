import { expect, test } from "../fixtures.ts"
import { keepSession, newClient } from "../person.ts"

test("signs out the other devices, and stays signed in on this one @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn({ path: "/profile" })
  const other = newClient(server)
  await other.auth.signInWithPassword({ email: person.email, password: person.password })
  await page.getByRole("button", { name: "Sign Out Others" }).click()
  await expect(page.getByText("Your other devices are signed out.")).toBeVisible()
  await expect(page).toHaveURL("/profile")
  expect((await other.auth.refreshSession()).error).not.toBeNull()
  await page.reload()
  await expect(page.getByLabel("Name")).toBeVisible()
})

test("signs out everywhere @once", async ({ page, openWindow, signIn, server }) => {
  const person = await signIn({ path: "/profile" })
  const other = newClient(server)
  const { data } = await other.auth.signInWithPassword({ email: person.email, password: person.password })
  if (!data.session) throw new Error("The second sign-in failed.")
  const window = await openWindow()
  await keepSession(window, { ...person, session: data.session })
  await page.getByRole("button", { name: "Sign Out Everywhere" }).click()
  await expect(page).toHaveURL("/promote")
  await expect(page.getByText("You’re signed out everywhere.")).toBeVisible()
  expect((await other.auth.refreshSession()).error).not.toBeNull()
})

test("says that other devices couldn't be signed out, and stays signed in @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_|Failed to fetch/)
  await signIn({ path: "/profile" })
  await page.route("**/auth/v1/logout**", (route) => route.abort())
  await page.getByRole("button", { name: "Sign Out Everywhere" }).click()
  await expect(page.getByText("Your other devices couldn’t be signed out.")).toBeVisible()
  await expect(page).toHaveURL("/profile")
  await page.unrouteAll()
  await page.getByRole("button", { name: "Sign Out Others" }).click()
  await expect(page.getByText("Your other devices are signed out.")).toBeVisible()
})
