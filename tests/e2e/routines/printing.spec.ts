import { logWorkout } from "../dashboard/training.ts"
import { expect } from "../fixtures.ts"
import { beInstalled, expectKept, test } from "../installed/installed-app.ts"
import { expectOnlyThePaper, pagesOf, putOnPaper, rowsOf } from "../paper.ts"
import { bench, fillPart, row, rowing, saveRoutine } from "./gym.ts"

test.use({ locale: "en-GB" })

test("a routine is printed as it stands in the editor, with loads, rests and room to write, also offline @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"))
  await page.clock.setFixedTime("2026-11-28T12:00:00Z")
  const person = await signIn()
  const routine = await saveRoutine(
    person,
    "Upper A",
    [
      { exercise: bench, sets: 3, reps: "6-8", notes: "Pause on the chest" },
      { exercise: row, sets: 3, reps: "8-12" },
      { exercise: rowing, sets: null, reps: "20 min" },
    ],
    "Heavy first",
  )
  await logWorkout(person, {
    date: "2026-11-25",
    name: "Upper A",
    workout_id: routine,
    sets: [8, 8, 8].map((reps) => ({ exercise: bench, weight: 80, reps })),
  })
  await page.goto(`/edit-workout/${routine}`)
  await fillPart(page, row, { Sets: "4" })
  await beInstalled(page)
  await expectKept(page, "lifts", "exercises")
  await setOffline(true)

  const sheet = await putOnPaper(page)
  await expect(sheet.getByRole("heading")).toHaveText(["Upper A", "How it’s done", bench, row, rowing])
  await expect(sheet).toContainText("Heavy first")
  await expect(sheet).toContainText("Printed Nov 28, 2026. Loads are suggestions for today.")
  expect(await rowsOf(sheet)).toEqual([
    "Exercise | Sets × reps | Load (kg) | Rest | Done",
    `1 ${bench}Pause on the chest | 3 × 6-8 | 82.5 | 2:00 | `,
    `2 ${row} | 4 × 8-12 |  | 2:00 | `,
    `3 ${rowing} | 20 min |  |  | `,
  ])
  await expect(sheet).toContainText("Try to bend the bar in two.")
  await expect(sheet.locator("svg")).toHaveCount(6)
  await expectOnlyThePaper(page, sheet)
  for (const format of ["A4", "Letter"] as const)
    expect(await pagesOf(page, format, test.info().outputPath(`routine-${format}.pdf`))).toBe(1)
})
