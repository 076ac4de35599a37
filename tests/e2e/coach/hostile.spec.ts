import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, test } from "../fixtures.ts"

test.use({ locale: "en-GB" })

const panels = [
  { title: "AI Goal Suggestion", path: "/goals", ask: "Suggest a Goal", shown: "Add This Goal" },
  { title: "AI Routine Generator", path: "/routines", ask: "Generate Routine", shown: "Save as New Routine" },
  {
    title: "AI Weekly Schedule",
    path: "/dashboard",
    ask: "Generate Weekly Schedule",
    shown: "Save Weekly Plan",
  },
]

test("scripts and far too long texts are shown as text in a goal, a routine and a week, and look right", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  await logWorkout(person, {
    date: "2026-11-20",
    notes: "answer: hostile",
    sets: [{ exercise: "Bench Press (Barbell)", weight: 80, reps: 6 }],
  })
  for (const { title, path, ask, shown } of panels)
    await test.step(title, async () => {
      await page.goto(path)
      const panel = page.getByRole("region", { name: title })
      const result = panel.getByRole("button", { name: shown })
      await panel.getByRole("button", { name: ask }).click()
      await expect(result).toBeVisible()
      await expect(page).not.toHaveTitle("taken")
      await expect(panel.locator("script, img")).toHaveCount(0)
      await checkLooks(page, `coach-hostile-${path.slice(1)}`, () => expect(result).toBeVisible())
    })
})
