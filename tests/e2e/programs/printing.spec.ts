import type { Locator, Page } from "@playwright/test"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { expectOnlyThePaper, pagesOf, putOnPaper, rowsOf } from "#tests/e2e/paper.ts"
import { beInstalled, test as installed } from "../installed/installed-app.ts"
import { libraryText, startRun, waves, wavesNoon, wavesStart } from "./run.ts"

/** The basis of the plan's loads. */
const maxesOf = (plan: Locator) =>
  plan
    .locator("section", { has: plan.page().getByRole("heading", { name: "Training maxes" }) })
    .getByRole("listitem")

/** The table of a day. */
const dayOf = (page: Page, day: string) =>
  page
    .locator("article section", { has: page.getByRole("heading", { name: day, level: 3, exact: true }) })
    .last()

test("a running program is printed as a plan with loads and room to write @once", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"))
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${program_id}`)
  const plan = await putOnPaper(page)
  await expect(plan.getByRole("heading", { level: 2 })).toHaveText([
    "Training maxes",
    "Week 1 of 3",
    "Week 2 of 3",
    "Week 3 of 3",
    "How it’s done",
  ])
  await expect(maxesOf(plan)).toHaveText(["Bench Press (Barbell) 100 kg", "Back Squat (Barbell) 140 kg"])
  const [first] = await plan.getByRole("heading", { level: 3 }).allInnerTexts()
  expect(first).toBe("Bench, Nov 20, 2026")
  expect(await rowsOf(dayOf(page, "Bench, Nov 20, 2026"))).toEqual([
    "Exercise | Sets × reps | Load (kg) | Done",
    "1 Bench Press (Barbell) | 1 × 5 | 65 | ",
    "1 × 5 | 75 | ",
    "1 × 5+ | 85 | ",
    "2a Bent Over Row (Dumbbell) | 3 × 8 | 34 | ",
    "2b Triceps Pushdown (Cable) | 2 × 10 | 25 | ",
  ])
  const guide = plan.locator("section", { has: page.getByRole("heading", { name: "How it’s done" }) })
  await expect(guide.getByRole("heading", { level: 3 })).toHaveText([
    "Bench Press (Barbell)",
    "Bent Over Row (Dumbbell)",
    "Triceps Pushdown (Cable)",
    "Back Squat (Barbell)",
  ])
  await expect(guide.locator("svg")).toHaveCount(8)
  await expect(guide).toContainText("Push the floor apart.")
  await expectOnlyThePaper(page, plan)
})

test("a program that wasn't started is printed with parts of the training max @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const { program_id, run_id } = await startRun(person, waves, wavesStart)
  await person.client.from("program_runs").delete().eq("id", run_id).throwOnError()
  await page.goto(`/programs/${program_id}`)
  const plan = await putOnPaper(page)
  await expect(maxesOf(plan)).toHaveText(["Bench Press (Barbell) lbs", "Back Squat (Barbell) lbs"])
  expect((await rowsOf(dayOf(page, "Squat"))).slice(1)).toEqual([
    "1 Back Squat (Barbell) | 1 × 5 | 75% | ",
    "1 × 3 | 85% | ",
    "1 × 1+ | 95% | ",
  ])
})

for (const format of ["A4", "Letter"] as const)
  test(`four weeks of an open-ended program fit on ${format} @once`, async ({ page, signIn }) => {
    await page.clock.install({ time: wavesNoon })
    const person = await signIn()
    const { program_id } = await startRun(person, libraryText("Three Tiers"), {
      started_on: "2026-11-20",
      weekdays: [0, 1, 3, 4],
    })
    await page.goto(`/programs/${program_id}`)
    const plan = await putOnPaper(page)
    await expect(plan.getByRole("heading", { level: 2 })).toHaveText([
      ...["Week 1", "Week 2", "Week 3", "Week 4"],
      "How it’s done",
    ])
    await page.setViewportSize({ width: format === "A4" ? 718 : 740, height: 1000 })
    const [paper, table] = await plan.evaluate((paper) => [
      paper.clientWidth,
      Math.max(...[...paper.querySelectorAll("table")].map(({ scrollWidth }) => scrollWidth)),
    ])
    expect(table).toBeLessThanOrEqual(paper ?? 0)
    // One week per page, except the first page, which may have only its heading.
    expect(await pagesOf(page, format, test.info().outputPath(`plan-${format}.pdf`))).toBeLessThanOrEqual(5)
  })

test("other pages print as before once the program's page is left @once", async ({ page, signIn }) => {
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${program_id}`)
  await putOnPaper(page)
  await page.emulateMedia({ media: "screen" })
  await page.getByRole("link", { name: "Routines", exact: true }).first().click()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: "Your Routine Templates" })).toBeVisible()
})

installed("without a network, a program can be printed @once", async ({ page, signIn, setOffline }) => {
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${program_id}`)
  await beInstalled(page)
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible()
  await setOffline(true)
  const plan = await putOnPaper(page)
  await expect(plan.getByRole("heading", { level: 1 })).toHaveText("Short Waves")
  await expect(plan.getByRole("heading", { name: "How it’s done" })).toBeVisible()
})
