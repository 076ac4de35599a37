import { expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"
import { bench, exercise, field, test } from "./workout.ts"

test("a double tap on Confirm confirms one set and doesn't touch the next", async ({
  hasTouch,
  page,
  signIn,
}) => {
  const person = await signIn()
  const sets = [1, 2, 3].map(() => ({ exercise: bench, weight: 80, reps: 8 }))
  await logWorkout(person, { date: "2025-11-14", sets })
  await page.goto(`/log-workout/${await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 3 }])}`)
  const confirm = page.getByRole("button", { name: /^Confirm 80 × 8 ?, set 1 of/ })
  await expect(confirm).toBeVisible()
  const box = await confirm.boundingBox()
  if (!box) throw new Error("There is no Confirm.")
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (hasTouch) {
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
  } else await page.mouse.dblclick(x, y)
  await expect(page.getByText("1 of 3 sets")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Confirm 80 × 8 ?, set 2 of/ })).toBeVisible()

  // On other buttons, quick taps all count.
  const plus = exercise(page, bench).getByRole("button", { name: "Reps plus 1" })
  for (const _ of [1, 2, 3]) await (hasTouch ? plus.tap() : plus.click())
  await expect(field(page, "Reps")).toHaveValue("11")
})
