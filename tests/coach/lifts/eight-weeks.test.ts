import { expect, it } from "vitest"
import type { HistorySession, HistorySet, LiftRecord } from "#domain/coach/lifts/lift-history.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import { prescriptionFor, trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import { addDays } from "#domain/days/local-day.ts"

const monday = "2026-10-05"
const atHand = { unit: "kg", barbells: null, avoided: [] } as const
const set = (weight: number, reps: number): HistorySet => ({
  ...{ weight, reps, weight_unit: "kg", set_type: "normal", rpe: null },
})
const bench: LiftRecord = {
  ...{ exercise_id: "bench", measure: "weight_reps", equipment: "barbell", pattern: "horizontal-push" },
  ...{ joint_loads: null, primary_muscles: ["chest"], secondary_muscles: [], body_kg: null, sessions: [] },
}

function askedOn(day: string, sessions: readonly HistorySession[]): LiftPrescription {
  const days = sessions.map((session) => session.day)
  const history = { days, lifts: [{ ...bench, sessions }], notes: [] }
  const asked = prescriptionFor("bench", trainingOn(history, atHand, day))
  if (!asked) throw new Error("Nothing was asked.")
  return asked
}

/** Does what is asked twice a week for eight weeks, except on the days in `otherwise`, which says what is done instead. */
function follow(
  first: readonly HistorySet[],
  otherwise: (asked: LiftPrescription, index: number) => Partial<HistorySession> = () => ({}),
) {
  const sessions: HistorySession[] = [{ day: monday, sets: first, plan: null, advice: null }]
  const asked: LiftPrescription[] = []
  for (let index = 1; index < 16; index += 1) {
    const day = addDays(monday, Math.floor(index / 2) * 7 + (index % 2) * 3)
    const next = askedOn(day, sessions)
    asked.push(next)
    const sets = next.sets.map(({ load, aim }) => set(load ?? 0, aim))
    sessions.push({ day, sets, plan: null, advice: next, ...otherwise(next, index) })
  }
  return asked
}
const basesOf = (asked: readonly LiftPrescription[]) =>
  new Set(
    asked.map(({ base }) =>
      base.map(({ role, sets, low, high }) => `${role} ${sets} × ${low}-${high}`).join(", "),
    ),
  )

it("two sets of 8 to 12 stay that for eight weeks, while the load goes up", () => {
  const asked = follow([set(60, 10), set(60, 8)])
  expect(basesOf(asked)).toEqual(new Set(["straight 2 × 8-12"]))
  expect(asked.at(-1)?.sets[0]?.load).toBeGreaterThan(60)
})

it("sets that were left out, and reps that were missed, don't become what is asked for", () => {
  const asked = follow([set(60, 10), set(60, 8)], (next, index) =>
    index % 3 === 0 ? { sets: [set(next.sets[0]?.load ?? 0, 5)] } : {},
  )
  expect(basesOf(asked)).toEqual(new Set(["straight 2 × 8-12"]))
  for (const { sets } of asked) expect(sets).toHaveLength(2)
})

it("the halved sets of a lighter week end with it", () => {
  const lighter = (next: LiftPrescription, index: number): Partial<HistorySession> =>
    index === 4 || index === 5 ? { sets: [set(55, 8)], advice: { phase: "lighter", base: next.base } } : {}
  const asked = follow([set(60, 10), set(60, 8), set(60, 8), set(60, 8)], lighter)
  expect(basesOf(asked)).toEqual(new Set(["straight 4 × 8-12"]))
  expect(asked[4]?.phase).toBe("lighter")
  expect(asked[4]?.sets).toHaveLength(2)
  for (const { sets, phase } of asked.slice(5)) expect([phase, sets.length]).toEqual(["build", 4])
})

it("a top single and its back-off sets keep their own loads and ranges", () => {
  const asked = follow([set(152.5, 1), set(100, 8), set(100, 8), set(100, 8)])
  expect(basesOf(asked)).toEqual(new Set(["top 1 × 1-1, back_off 3 × 8-8"]))
  for (const { sets } of asked) {
    const [top, ...others] = sets
    expect([top?.high, others.map(({ high }) => high <= 8)]).toEqual([1, [true, true, true]])
    expect(top?.load).toBeGreaterThan(1.3 * (others[0]?.load ?? 0))
  }
})
