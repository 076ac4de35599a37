import { checkLooks, expect, type Person, test } from "../fixtures.ts"
import { logWorkout } from "./training.ts"

const bench = "Bench Press (Barbell)"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

/** Training until thirteen months ago, across a change of year, with body weights from that time. */
async function trainUntilLastOctober(person: Person) {
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  for (const [date, weight] of [
    ["2024-12-20", 80],
    ["2025-10-14", 90],
    ["2025-10-21", 92.5],
  ] as const)
    await logWorkout(person, { date, duration_seconds: 3600, sets: [{ exercise: bench, weight, reps: 5 }] })
  await person.client
    .from("weight_logs")
    .insert([
      { user_id: person.id, date: "2025-10-01", weight: 82.8 },
      { user_id: person.id, date: "2025-10-20", weight: 82.9 },
    ])
    .throwOnError()
}

test("after a break, Home says that no muscle was trained recently, not that none ever was @once", async ({
  page,
  signIn,
}) => {
  await trainUntilLastOctober(await signIn())
  await page.goto("/dashboard")
  const stand = page.getByRole("region", { name: "Where you stand" })
  await expect(stand.getByRole("link", { name: /Muscles in range/ })).toContainText(
    "no sets in the last 8 weeks",
  )
})

test("after a break of thirteen months each chart names its last entry, and All shows everything", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await trainUntilLastOctober(person)
  await page.goto("/progress")
  const chart = (name: string) => page.getByRole("figure", { name })
  await expect(chart("Body weight")).toContainText("Last: Oct 20, 2025, 82.9 kg.")
  await expect(chart("Weekly volume")).toContainText("Last: Week of Oct 20, 2025, 463 kg.")
  await expect(chart("Time trained")).toContainText("Last: October 2025, 2 h 0 min.")
  await expect(chart("Estimated 1RM")).toContainText("Last: Oct 21, 2025, 107.9 kg.")
  await expect(chart("Days you train")).toContainText(
    "No workout in the last 8 weeks. Your last one was on Oct 21, 2025.",
  )
  await expect(page.getByText(/is logged yet|is lifted yet|was timed yet/)).toHaveCount(0)
  for (const name of ["Body weight", "Weekly volume", "Time trained", "Estimated 1RM"])
    await expect(chart(name).getByRole("button", { name: "All time" })).toBeVisible()

  await chart("Weekly volume").getByRole("button", { name: "All time" }).click()
  await expect(chart("Weekly volume").getByRole("slider")).toBeVisible()
  await chart("Estimated 1RM").getByRole("button", { name: "Show all" }).click()
  await expect(chart("Estimated 1RM").getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    "Oct 21, 2025: 107.9 kg",
  )
  await expect(chart("Estimated 1RM").getByRole("combobox", { name: "Lift" })).toHaveValue(/.+/)
  await page.reload()
  await checkLooks(page, "progress-after-a-break", async () => {
    await chart("Weekly volume").getByRole("button", { name: "All time" }).click()
    await expect(chart("Weekly volume").getByRole("slider")).toBeVisible()
  })
})
