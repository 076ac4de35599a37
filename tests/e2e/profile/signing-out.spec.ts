import { expect, test } from "../fixtures.ts"
import { keepSession, newClient } from "../person.ts"
import { profileAt } from "./sections.ts"

test("signs out the other devices, and stays signed in on this one @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn({ path: profileAt.security })
  const other = newClient(server)
  await other.auth.signInWithPassword({ email: person.email, password: person.password })
  await page.getByRole("button", { name: "Sign Out Others" }).click()
  await expect(page.getByText("Your other devices are signed out.")).toBeVisible()
  await expect(page).toHaveURL(profileAt.security)
  expect((await other.auth.refreshSession()).error).not.toBeNull()
  await page.reload()
  await expect(page.getByRole("heading", { name: "Signed-in devices" })).toBeVisible()
})

test("signs out everywhere @once", async ({ page, openWindow, signIn, server }) => {
  const person = await signIn({ path: profileAt.security })
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
  await signIn({ path: profileAt.security })
  await page.route("**/auth/v1/logout**", (route) => route.abort())
  await page.getByRole("button", { name: "Sign Out Everywhere" }).click()
  await expect(page.getByText("Your other devices couldn’t be signed out.")).toBeVisible()
  await expect(page).toHaveURL(profileAt.security)
  await page.unrouteAll()
  await page.getByRole("button", { name: "Sign Out Others" }).click()
  await expect(page.getByText("Your other devices are signed out.")).toBeVisible()
})
