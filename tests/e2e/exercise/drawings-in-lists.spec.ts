import type { Page } from "@playwright/test"
import { checkLooks, expect, test } from "../fixtures.ts"
import { expectAllLoaded, openLogging } from "../logging/workout.ts"
import { exerciseList } from "../picker.ts"
import { profileAt } from "../profile/sections.ts"

const rows = (page: Page) => exerciseList(page).getByRole("listitem")
const drawings = "svg[data-detail=small]"
const howTo = (page: Page) => exerciseList(page).getByRole("button", { name: /^How to do / })

/** Where the rows' names are, in pixels. */
const places = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const { x, y, width, height } = row.querySelector(".grow")?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height]
    }),
  )

/** Opens the picker in a workout. */
async function openPicker(page: Page): Promise<void> {
  await openLogging(page)
  await expectAllLoaded(page)
  await expect(howTo(page).first()).toBeVisible()
}

test("the picker draws the exercises that are in view, and no row moves", async ({ page, signIn }) => {
  await signIn()
  let deliver: (() => Promise<void>) | undefined
  await page.route("**/assets/small-figure-*.js", (route) => {
    deliver = () => route.continue()
  })
  await openPicker(page)
  await exerciseList(page).scrollIntoViewIfNeeded()
  await expect.poll(() => deliver).toBeDefined()
  await expect(exerciseList(page).locator(drawings)).toHaveCount(0)
  const before = await places(page)
  await deliver?.()
  await expect(rows(page).first().locator(drawings)).toBeVisible()
  expect(await places(page)).toEqual(before)

  await expect(rows(page)).toHaveCount(40)
  const far = rows(page).nth(30)
  await expect(far.locator(drawings)).toHaveCount(0)
  expect(await exerciseList(page).locator(drawings).count()).toBeLessThan(12)
  await far.scrollIntoViewIfNeeded()
  await expect(far.locator(drawings)).toBeVisible()

  // The drawings have no labels, because the names are beside them.
  await expect(exerciseList(page).getByRole("img")).toHaveCount(0)
  await checkLooks(page, "picker-drawings", () => expect(far.locator(drawings)).toBeVisible())
})

test("an exercise without a drawing keeps its place empty @once", async ({ page, signIn }) => {
  await signIn()
  await openPicker(page)
  await page.getByLabel("Search exercises").fill("aerobics")
  const row = (name: string) =>
    rows(page).filter({ has: page.getByRole("button", { name: `Add ${name}`, exact: true }) })
  for (const name of ["Aerobics", "Step Aerobics"]) await row(name).scrollIntoViewIfNeeded()
  await expect(row("Step Aerobics").locator(drawings)).toBeVisible()
  await row("Aerobics").scrollIntoViewIfNeeded()
  await expect(row("Aerobics").locator("[aria-hidden=true]").first()).toHaveCSS("width", "52px")
  await expect(row("Aerobics").locator(drawings)).toHaveCount(0)
})

test("turned off in the profile, lists show no drawings on this device", async ({ page, signIn }) => {
  await signIn()
  await openPicker(page)
  await expect(rows(page).first().locator(drawings)).toBeVisible()
  const [drawn = []] = await places(page)
  await page.goto(profileAt.device)
  const choice = page.getByRole("group", { name: "Exercise drawings" })
  await expect(choice.getByRole("button", { name: "Shown", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  await checkLooks(page, "profile-drawings", () => choice.getByRole("button", { name: "Not shown" }).click())
  await openPicker(page)
  const [plain = []] = await places(page)
  expect(plain[0]).toBeLessThan(drawn[0] ?? 0)
  await expect(exerciseList(page).locator(drawings)).toHaveCount(0)
})
