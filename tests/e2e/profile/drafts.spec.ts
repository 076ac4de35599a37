import { expect, test } from "../fixtures.ts"
import { openSection, profileAt, sectionList } from "./sections.ts"

test("unsaved changes of the profile are back after leaving the page, and can be discarded @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: profileAt.you })
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
  await page.goto(profileAt.you)
  await expect(page.getByLabel("Name")).toHaveValue("Ada")
  await expect(page.getByRole("button", { name: "Discard Changes" })).toBeHidden()
})

test("logging out removes drafts, after asking @once", async ({ page, signIn }) => {
  await signIn({ path: profileAt.you })
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

test("what is typed in one section stays while others are open, and says that it isn't saved @phone", async ({
  page,
  signIn,
}) => {
  await signIn({ path: profileAt.equipment })
  await page.getByLabel("Sled", { exact: true }).check()
  await page.getByLabel(/^Barbell \(/).fill("33")
  await openSection(page, "Security")
  await expect(page).toHaveTitle("Security · Repertoire")
  await expect(page.getByRole("heading", { name: "Security", level: 1 })).toBeFocused()
  await page.getByRole("main").getByRole("link", { name: "Profile", exact: true }).click()
  await expect(page).toHaveTitle("Profile · Repertoire")
  await expect(sectionList(page).getByRole("link", { name: /^Equipment/ })).toContainText("Not saved yet")
  await openSection(page, "Equipment")
  await expect(page.getByLabel("Sled", { exact: true })).toBeChecked()
  await expect(page.getByLabel(/^Barbell \(/)).toHaveValue("33")
  await page.getByRole("button", { name: "Save Bars and Plates" }).click()
  await expect(page.getByText("Bars and plates saved.")).toBeVisible()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Profile updated successfully!")).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Profile", exact: true }).click()
  await expect(sectionList(page)).not.toContainText("Not saved yet")
  await page.goto("/profile/nowhere")
  await expect(page).toHaveURL(profileAt.you)
})
