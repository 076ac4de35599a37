import { expect, test } from "vitest"
import type { SuggestedPart } from "#domain/coach/asking/replies.ts"
import { askBuiltIn } from "./coaches.ts"
import { cases } from "./histories.ts"
import { scoreOf, type Suggested } from "./properties.ts"

/** Someone with a barbell and a sore shoulder. What the built-in coach suggests to them has every property. */
const { name, athlete } =
  cases.find((each) => each.name === "a plateau, with a sore shoulder") ?? cases[0] ?? never()
const good = askBuiltIn(athlete)

function never(): never {
  throw new Error("There are no cases.")
}

/** The good suggestion, with a different first exercise in its routine. */
function withPart(part: Partial<SuggestedPart>): Suggested {
  const [first, ...rest] = good.routine?.exercises ?? never()
  if (!good.routine || !first) return never()
  return { ...good, routine: { ...good.routine, exercises: [{ ...first, ...part }, ...rest] } }
}

function withWeek(
  days: (schedule: NonNullable<Suggested["week"]>["schedule"]) => NonNullable<Suggested["week"]>["schedule"],
) {
  return good.week ? { ...good, week: { ...good.week, schedule: days(good.week.schedule) } } : never()
}

const hardOnes = (suggested: Suggested) =>
  scoreOf([{ name, athlete, suggested }])
    .filter(({ property, failed }) => property.isHard && failed.length > 0)
    .map(({ property }) => property.name)

test("a good suggestion has all of them", () => {
  expect(hardOnes(good)).toEqual([])
})

const squat = { name: "Back Squat (Barbell)", sets: 3, reps: "5-8", weight: null, notes: null }
const hardDay = { name: "Legs", description: null, exercises: [{ ...squat, sets: 8 }] }

test.each<[string, Suggested]>([
  ["replies that can be read", { ...good, goal: null }],
  ["catalogue", withPart({ name: "Moon Press (Barbell)" })],
  ["equipment", withPart({ name: "Seated Leg Curl (Machine)", weight: null })],
  ["avoid", withPart({ name: "Overhead Press (Barbell)", weight: null })],
  ["load", withPart({ ...squat, weight: 200 })],
  ["sets and reps", withPart({ sets: 11.5 })],
  ["sets and reps", withPart({ reps: " " })],
  [
    "volume",
    withWeek((schedule) => schedule.map((day, index) => ({ ...day, workout: index < 2 ? hardDay : null }))),
  ],
  ["seven days", withWeek((schedule) => schedule.slice(1))],
  [
    "seven days",
    withWeek((schedule) => schedule.map((day) => ({ ...day, workout: { ...hardDay, exercises: [] } }))),
  ],
  [
    "a goal that is neither reached nor out of reach",
    {
      ...good,
      goal: {
        title: "Squat",
        type: "strength",
        exerciseName: squat.name,
        metric: "weight",
        targetValue: 500,
      },
    },
  ],
])("%s: a suggestion without it is noticed", (property, suggested) => {
  expect(hardOnes(suggested)).toContain(property)
})
