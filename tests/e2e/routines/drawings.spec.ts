import type { Locator } from "@playwright/test"
import { checkLooks, expect, test } from "#tests/e2e/fixtures.ts"
import { bench, part, row, rowing, saveRoutine } from "./gym.ts"

const drawings = "svg[data-detail=small]"

/** How far apart neighbors in a row are, in whole pixels. */
async function gapsBetween(figures: Locator): Promise<number[]> {
  const lefts = await figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  return lefts.slice(1).map((left, place) => Math.round(left - (lefts[place] ?? 0)))
}

test("a routine shows its exercises in small drawings, in the list and in the editor", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const id = await saveRoutine(
    person,
    "Upper A",
    [bench, row, "Aerobics", rowing].map((exercise) => ({ exercise })),
  )
  await page.goto("/routines")
  const listed = page.getByRole("listitem").filter({ hasText: "Upper A" })
  await checkLooks(page, "routines-drawings", () => expect(listed.locator(drawings)).toHaveCount(3))
  // No gap is left for an exercise without a drawing.
  expect(new Set(await gapsBetween(listed.locator(drawings))).size).toBe(1)
  await page.goto(`/edit-workout/${id}`)
  await checkLooks(page, "routine-drawings", async () => {
    for (const name of [bench, row, rowing]) {
      await part(page, name).scrollIntoViewIfNeeded()
      await expect(part(page, name).locator(drawings)).toBeVisible()
    }
  })
  await expect(part(page, "Aerobics").locator(drawings)).toHaveCount(0)
})
