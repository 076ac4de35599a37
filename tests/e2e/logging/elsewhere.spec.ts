import { expect } from "#tests/e2e/fixtures.ts"
import { chooseFile, strongExport, textFile } from "../import/files.ts"
import { bench, openWithOneSet, test } from "./workout.ts"

test("the import button is above the bar of a workout in progress @phone", async ({ page, signIn }) => {
  await signIn()
  await openWithOneSet(page, bench)
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  await page.goto("/import")
  await chooseFile(page, textFile("strong.csv", strongExport([3, 4])))
  const button = page.getByRole("button", { name: "Import 2 Workouts" })
  await expect(button).toBeVisible()
  const [own, bar] = await Promise.all([
    button.boundingBox(),
    page.getByRole("complementary", { name: /in progress/i }).boundingBox(),
  ])
  expect((own?.y ?? Infinity) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
