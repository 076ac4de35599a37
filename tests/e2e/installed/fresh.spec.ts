import { beInstalled, expectKept, test } from "./installed-app.ts"
import { expect } from "../fixtures.ts"
import { profileAt } from "../profile/sections.ts"

test.use({ locale: "en-GB" })

test("what was saved a moment ago is shown after a reload, because the save made the stored results outdated @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: profileAt.body })
  await beInstalled(page)
  await page.reload()
  await expect(page.getByText("Nothing logged yet.")).toBeVisible()
  await expectKept(page, "weight_logs")
  await page.goto(profileAt.you)
  await page.getByLabel("Weight (kg)").fill("81.2")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await page.waitForURL("/dashboard", { waitUntil: "commit" })
  await page.goto(profileAt.body)
  await expect(page.getByText("81.2 kg").first()).toBeVisible()
})
