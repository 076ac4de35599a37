import { expect, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts"
import type { Page } from "@playwright/test"
import { startRun } from "./run.ts"
import { train } from "./trained-run.ts"

// Names of one word, as long as the database allows.
const word = (first: string) => `${first}${"schwerathletik".repeat(15)}`.slice(0, 200)
const [program, credit, day, lift] = ["P", "C", "D", "L"].map(word)
const text = `program ${program}, 3 days, 4 weeks repeating
by ${credit}
day ${day}
${lift}: 3x5, 5+ | linear inc=2.5kg/5lb | rest 3:00
+ Back Squat (Barbell): 3x5 | linear inc=5kg/10lb
day ${word("E")}
${lift}: 5@65%, 5+@85% | tm inc=2.5kg/5lb
`

test("names of one long word stay within every screen of programs, logging and print @phone", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-20T12:00:00Z" })
  const person = await signIn()
  await person.client
    .from("exercises")
    .insert({ name: lift ?? "", type: "strength", measure: "weight_reps" })
    .throwOnError()
  const { run_id, program_id } = await startRun(person, text, { started_on: "2026-11-16" })
  const [log] = await train(person, run_id, { days: ["2026-11-16", "2026-11-18"] })
  const pages = [
    "/dashboard",
    "/programs",
    "/routines",
    `/programs/${program_id}`,
    `/programs/${program_id}/days/1`,
    `/programs/${program_id}/start`,
    `/programs/text?program=${program_id}`,
    `/log-workout/log/${log}/summary`,
    `/log-workout/log/${log}`,
  ]
  for (const path of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop
    await expectToFit(page, path)
  }

  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await expectToFit(page, "logging")
})

/** Expects a page to show one of the names, and to fit the narrowest phone, a usual one, and paper. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await expect(page.getByText("schwerathletik").first(), path).toBeVisible()
  for (const width of [390, 320]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize({ width, height: 844 })
    // oxlint-disable-next-line no-await-in-loop
    await test.step(`${path} at ${width}`, () => expectNoSidewaysScroll(page))
  }
  await page.emulateMedia({ media: "print" })
  await test.step(`${path} in print`, () => expectNoSidewaysScroll(page))
  await page.emulateMedia({ media: null })
}
