import { expect, it } from "vitest"
import type { AthleteFacts } from "#domain/coach/person/athlete.ts"
import { athleteOf } from "#domain/coach/person/athlete.ts"
import { nothingSaid } from "#domain/coach/person/intake.ts"
import { weeklyRangeOf } from "#domain/coach/person/weekly-range.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { person } from "./analyses/logged.ts"
import { workoutsOf } from "./histories.ts"

const lift = { name: "Bench Press (Barbell)", sets: 2, reps: 8, weight: 60 }
const workouts = workoutsOf({
  weeks: 6,
  days: [0, 3].map((weekday) => ({ weekday, name: "A", lifts: [lift] })),
})
const rangeOf = (
  experience: string | null,
  aim: "strength" | "size" | "health" | null,
  chosen = [10, 20],
) => {
  const [low = 0, high = 0] = chosen
  const facts: AthleteFacts = person(workouts, {
    ...{ today: "2026-11-18", experience, weeklySets: { low, high } },
    intake: { ...nothingSaid, aim },
  })
  const { whys } = weekByRules(athleteOf(facts))
  const { low: from, high: to } = weeklyRangeOf(athleteOf(facts))
  return {
    range: [from, to],
    said: whys.map(({ why }) => why.rule).find((rule) => rule.includes("working sets a week")),
  }
}

it("a week measures muscles by the range that the analyses use: for beginners and by what someone trains for", () => {
  expect(rangeOf("6_to_24_months", null).range).toEqual([10, 20])
  expect(rangeOf("under_6_months", null)).toEqual({
    range: [6, 10],
    said: "Each muscle gets 6 to 10 working sets a week. A set that works it indirectly counts as half.",
  })
  expect(rangeOf("over_24_months", "strength").range).toEqual([5, 20])
  expect(rangeOf("over_24_months", "size").range).toEqual([10, 20])
  expect(rangeOf("under_6_months", "health").range).toEqual([4, 10])
  expect(rangeOf("under_6_months", "health", [8, 12]).range).toEqual([8, 12])
})

it("what the training is for decides the reps of new exercises, except for beginners", () => {
  const repsOf = (experience: string, aim: "strength" | "size" | "endurance") => {
    const facts = person(workouts, {
      ...{ today: "2026-11-18", experience, equipment: ["barbell", "cable"] },
      intake: { ...nothingSaid, aim },
    })
    const parts = routineByRules(athleteOf(facts), null)?.reply?.exercises ?? []
    return ["Bent Over Row (Barbell)", "Crunch"].map((name) => parts.find((each) => each.name === name)?.reps)
  }
  const trained = "6_to_24_months"
  expect(repsOf(trained, "strength")[0]).toBe("5-8")
  expect(repsOf(trained, "size")[0]).toBe("8-12")
  expect(repsOf(trained, "endurance")[0]).toBe("12-15")
  expect(repsOf("under_6_months", "strength")).not.toContain("5-8")
})
