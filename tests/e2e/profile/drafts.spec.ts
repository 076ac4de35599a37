import { expect, test } from "../fixtures.ts"

test("unsaved changes of the profile are back after leaving the page, and can be discarded @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: "/profile" })
  await page.getByLabel("Name").fill("Ada")
  await page.getByLabel("Age").fill("36")
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(page.getByLabel("Age")).toBeHidden()
  await page.getByRole("link", { name: "Profile", exact: true }).click()
  await expect(page.getByLabel("Name")).toHaveValue("Ada")
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible()
  await page.getByRole("button", { name: "Discard Changes" }).click()
  await expect(page.getByLabel("Name")).toHaveValue("")
  await page.reload()
  await expect(page.getByLabel("Age")).toHaveValue("")
  await page.getByLabel("Name").fill("Ada")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page).toHaveURL("/dashboard")
  await page.goto("/profile")
  await expect(page.getByLabel("Name")).toHaveValue("Ada")
  await expect(page.getByRole("button", { name: "Discard Changes" })).toBeHidden()
})

test("logging out removes drafts, after asking @once", async ({ page, signIn }) => {
  await signIn({ path: "/profile" })
  await page.getByLabel("Name").fill("Ada")
  await page.getByRole("button", { name: "Log out" }).click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("1 unsaved draft on this device will be removed. Log out?")
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByLabel("Name")).toHaveValue("Ada")
  await page.getByRole("button", { name: "Log out" }).click()
  await question.getByRole("button", { name: "Log Out Anyway" }).click()
  await expect(page).toHaveURL("/promote")
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain("Ada")
})
