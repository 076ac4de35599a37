import { expect, type Page } from "@playwright/test"
import { readReply, weekReplySchema } from "#domain/coach/asking/replies.ts"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { logWorkout } from "../dashboard/training.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { Person } from "../fixtures.ts"
import { test } from "../logging/workout.ts"
import { wakeOn } from "../programs/playing.ts"
import { type Capacities, follow, type Planned } from "./following.ts"
import { withoutModel } from "./without-model.ts"

const start = "2026-01-05"
const panel = (page: Page) => page.getByRole("region", { name: "AI Weekly Schedule" })
const button = (page: Page, name: string) => panel(page).getByRole("button", { name })

/** Has the built-in coach plan the week that begins on a Monday, and schedules it. Returns what the plan says. */
async function planWeek(page: Page, monday: LocalDay): Promise<string> {
  await wakeOn(page, monday)
  await button(page, "Use the built-in coach").click()
  await expect(button(page, "Save Weekly Plan")).toBeVisible()
  // A desk folds all exercises of a day but the first.
  for (const folded of await panel(page)
    .getByText(/^\d+ more$/)
    .all())
    await folded.click()
  const said = await panel(page).innerText()
  await button(page, "Save Weekly Plan").click()
  await button(page, "Schedule All").click()
  await expect(page.getByText(/workouts? scheduled for the week of/)).toBeVisible()
  return said.replaceAll("\n", " ")
}

interface Session {
  weekday: number
  name: string
  parts: Planned[]
}

/** The workouts of the latest saved week. */
async function plannedBy({ client }: Person): Promise<Session[]> {
  const { data } = await client
    .from("generated_weekly_schedules")
    .select("schedule_json")
    .order("created_at", { ascending: false })
    .limit(1)
    .single()
    .throwOnError()
  const reply = { week_summary: "A week", schedule: data.schedule_json }
  const week = readReply(weekReplySchema, JSON.stringify(reply))
  return (week?.schedule ?? []).flatMap(({ workout }, weekday) => {
    if (!workout) return []
    const parts = workout.exercises.map(({ name, sets, reps }) => ({
      ...{ exercise: name, sets: sets ?? 0, reps: reps ?? "" },
    }))
    return [{ weekday, name: workout.name, parts }]
  })
}

const grown = (capacities: Capacities, share: number, week: number): Capacities =>
  Object.fromEntries(Object.entries(capacities).map(([name, value]) => [name, value * (1 + share * week)]))
const seenWeeks = [0, 1, 5, 11]

interface AskedOnce {
  load: number
  sets: number
  rule: string
}

/**
 * Twelve weeks of doing what the coach plans. In some of them it plans on Home, where the plan must say what is asked for in a lift. Returns what was
 * asked for in that lift, in order.
 */
async function twelveWeeks(
  page: Page,
  person: Person,
  lift: string,
  able: (week: number) => Capacities,
): Promise<AskedOnce[]> {
  const found: AskedOnce[] = []
  let turn: Session[] = []
  for (let week = 0; week < 12; week += 1) {
    const monday = addDays(start, 7 * week)
    const plan = seenWeeks.includes(week) ? await planWeek(page, monday) : null
    const planned = plan === null ? turn : await plannedBy(person)
    // In the first week, the coach may not know anything yet.
    let isFirst = plan !== null && week > 0
    for (const { weekday, name, parts } of planned) {
      const date = addDays(monday, weekday)
      const asked = (await follow(person, { date, name, parts }, able(week + weekday / 7))).get(lift)
      if (!asked) continue
      const load = Math.max(...asked.sets.map((set) => set.load ?? 0))
      found.push({ load, sets: asked.sets.length, rule: asked.reasons[0]?.rule ?? "" })
      if (isFirst)
        expect(plan).toContain(`${lift} ${asked.sets.length} × ${rangeOf(asked)} Start at ${load} kg`)
      isFirst = false
    }
    // The workouts alternate, on the same days.
    turn = planned.map((session, place) => ({ ...session, ...workoutAfter(planned, place) }))
  }
  return found
}

const rangeOf = ({ sets: [first] }: LiftPrescription) =>
  first?.low === first?.high ? `${first?.low}` : `${first?.low}-${first?.high}`

const workoutAfter = (planned: readonly Session[], place: number) => {
  const next = planned[place + 1] ?? planned[1]
  return next && { name: next.name, parts: next.parts }
}

/** Checks that a load is raised only by the rule that adds load, and never by more than a tenth. */
function expectNoRaiseUnlessAdded(asked: readonly AskedOnce[]): void {
  for (const [place, { load, rule }] of asked.entries()) {
    const before = asked[place - 1]?.load ?? load
    if (rule !== "add") expect(load).toBeLessThanOrEqual(before)
    expect(load).toBeLessThanOrEqual(1.1 * before)
  }
}

test("a beginner follows the coach for twelve weeks @phone", async ({ page, signIn }) => {
  await page.clock.install({ time: `${start}T17:00:00Z` })
  await withoutModel(page)
  const person = await signIn()
  await person.client
    .from("profiles")
    .update({
      ...{ unit_system: "metric", experience: "none", training_days: 3 },
      available_equipment: ["dumbbell", "cable", "machine"],
    })
    .eq("id", person.id)
    .throwOnError()
  const first = {
    ...{ "Leg Press (Machine)": 110, "Chest Press (Machine)": 40, "Seated Row (Cable)": 45 },
    ...{ "Romanian Deadlift (Dumbbell)": 30, "Deadlift (Dumbbell)": 40, "Shoulder Press (Machine)": 30 },
    "Lat Pulldown (Cable)": 45,
  }
  const asked = await twelveWeeks(page, person, "Leg Press (Machine)", (week) => grown(first, 0.02, week))
  // Two sets for a beginner, heavier month by month.
  expect(new Set(asked.map(({ sets }) => sets))).toEqual(new Set([2]))
  expect(asked.at(-1)?.load).toBeGreaterThan(1.3 * (asked[0]?.load ?? Infinity))
  expectNoRaiseUnlessAdded(asked)
})

test("a lifter on a plateau follows the coach for twelve weeks @phone", async ({ page, signIn }) => {
  await page.clock.install({ time: `${start}T17:00:00Z` })
  await withoutModel(page)
  const person = await signIn()
  await person.client
    .from("profiles")
    .update({
      ...{ unit_system: "metric", experience: "6_to_24_months" },
      available_equipment: ["barbell", "dumbbell", "cable", "machine"],
    })
    .eq("id", person.id)
    .throwOnError()
  const bench = "Bench Press (Barbell)"
  const upper = { [bench]: 97, "Bent Over Row (Barbell)": 85, "Overhead Press (Barbell)": 60 }
  const lower = {
    "Back Squat (Barbell)": 140,
    "Romanian Deadlift (Barbell)": 130,
    "Lat Pulldown (Cable)": 85,
  }
  for (let week = -6; week < 0; week += 1)
    for (const [weekday, lifts] of [
      [0, upper],
      [2, lower],
      [4, upper],
    ] as const)
      await logWorkout(person, {
        date: addDays(start, 7 * week + weekday),
        name: lifts === upper ? "Upper" : "Lower",
        sets: Object.entries(lifts).flatMap(([name, capacity]) =>
          [7, 7, 6].map((reps) => ({
            ...{
              exercise: name,
              weight: Math.round((0.8 * capacity) / 2.5) * 2.5,
              weight_unit: "kg" as const,
            },
            reps,
          })),
        ),
      })
  const asked = await twelveWeeks(page, person, bench, (week) => ({
    ...grown({ ...upper, ...lower }, 0.004, week),
    [bench]: 97,
  }))
  // Three sets throughout. A lift that stalls gets longer rests, and then a lower load to build up from.
  expect(new Set(asked.map(({ sets }) => sets))).toEqual(new Set([3]))
  const rules = asked.map(({ rule }) => rule)
  expect(rules).toContain("rest")
  expect(rules.indexOf("cut")).toBeGreaterThan(rules.indexOf("rest"))
  expectNoRaiseUnlessAdded(asked)
})
