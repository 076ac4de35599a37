import { expect, it } from "vitest"
import type { LiftPrescription, RuleName } from "#domain/coach/lifts/prescription.ts"
import { type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import { coachingOn } from "#domain/coach/rules/coaching.ts"
import { firstSetsFor } from "#domain/coach/rules/first-sets.ts"
import { partInTurn } from "#domain/coach/rules/successors.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { person } from "./analyses/logged.ts"
import { exerciseOf, workoutsOf } from "./histories.ts"

const trained = (name: string, reps: number, weight: number | null) =>
  workoutsOf({
    weeks: 6,
    days: [0, 3].map((weekday) => ({
      weekday,
      name: "A",
      lifts: [{ name, sets: 3, reps, ...(weight !== null && { weight }) }],
    })),
  })
const at = { today: "2026-11-18", experience: "over_24_months" }
const namesIn = (facts: AthleteFacts) => {
  const { reply } = weekByRules(athleteOf(facts))
  const parts = reply.schedule.flatMap(({ workout }) => workout?.exercises ?? [])
  return {
    parts: [...new Set(parts.map(({ name, sets, reps }) => `${name} ${sets} × ${reps}`))],
    said: reply.week_summary,
  }
}

it("someone at the top of a bodyweight exercise is planned the next harder form, and told so", () => {
  const easy = person(trained("Push Up", 20, null), { ...at, equipment: [] })
  expect(namesIn(easy).parts).toEqual(["Push Up - Close Grip 3 × 5-8"])
  expect(namesIn(easy).said).toContain("Push Up - Close Grip takes the place of Push Up.")
  const growing = person(trained("Push Up", 10, null), { ...at, equipment: [] })
  expect(namesIn(growing).parts).toEqual(["Push Up 3 × 10-12"])
})

it("stays with the exercise where a limit leaves no harder form", () => {
  const limit = {
    exercise_id: null,
    muscle: null,
    reason: null,
    pattern: "horizontal-push",
    level: "avoid",
  } as const
  const athlete = athleteOf(person(trained("Squat (Bodyweight)", 20, null), { ...at, equipment: [] }))
  const next = (facts: Parameters<typeof athleteOf>[0]) =>
    partInTurn(exerciseOf("Squat (Bodyweight)"), athleteOf(facts), {
      coaching: coachingOn(at.today, athleteOf(facts)),
      first: firstSetsFor(athlete),
    }).part.name
  expect(next(athlete)).toBe("Split Squat (Bodyweight)")
  expect(next({ ...athlete, avoided: [limit, { ...limit, pattern: "lunge" }] })).toBe("Squat (Bodyweight)")
})

it("a lift that a long plateau asks to be replaced gives way to a similar one, in its own range", () => {
  const athlete = athleteOf(person(trained("Bench Press (Barbell)", 6, 80), at))
  const coaching = coachingOn(at.today, athlete)
  const bench = exerciseOf("Bench Press (Barbell)")
  const own = coaching.prescriptionOf(bench)
  if (own === null) throw new Error("The lift is not known.")
  const under = (rule: RuleName) => {
    const prescription: LiftPrescription = { ...own, reasons: own.reasons.map((each) => ({ ...each, rule })) }
    const prescriptionOf = ({ exercise_id }: { exercise_id: string }) =>
      exercise_id === bench.exercise_id ? prescription : null
    return partInTurn(bench, athlete, {
      coaching: { ...coaching, prescriptionOf },
      first: firstSetsFor(athlete),
    })
  }
  const sister = under("sister")
  expect(sister.insteadOf).toMatchObject({ exercise: bench, rule: "sister" })
  expect(sister.exercise.pattern).toBe(bench.pattern)
  expect(sister.part).toMatchObject({ sets: 3, reps: under("made").part.reps })
  expect(under("made").exercise).toBe(bench)
})
