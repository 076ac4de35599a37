import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { steppedScale } from "#domain/loads/load-scale.ts"
import { foldTraining } from "./fold-training.ts"
import type { Lift, Phase } from "./lift.ts"
import { prescribe } from "./prescribe.ts"
import type { RuleName } from "./prescription.ts"
import { coachRules } from "./rules/rules.ts"
import { timelineOf } from "./timeline.ts"
import { beginLighterWeek, newTraining, onDay, withSession } from "./training.ts"

const today = "2026-11-28"
const bar = steppedScale(2.5, { lightest: 20, heaviest: 500 })
const upper: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }

const anySet = fc.record({
  load: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 120 }).map((steps) => 2.5 * steps),
  ),
  reps: fc.integer({ min: 0, max: 30 }),
  rpe: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 12, max: 20 }).map((half) => half / 2),
  ),
})
const anyShown = fc.oneof(
  fc.constant(null),
  fc
    .tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom<Phase[]>("build", "lighter", "return", "hold"),
    )
    .map(([sets, low, phase]) => ({
      phase,
      base: [{ role: "straight" as const, sets, low, high: low + 3, shares: [] }],
    })),
)
const anyHistory = fc
  .array(
    fc.record({
      id: fc.constantFrom("squat", "bench"),
      ago: fc.integer({ min: 1, max: 400 }),
      sets: fc.array(anySet, { maxLength: 8 }),
      shown: anyShown,
    }),
    { maxLength: 30 },
  )
  .map((history) =>
    history
      .toSorted((one, other) => other.ago - one.ago)
      .map(({ id, ago, sets, shown }) => ({
        id,
        lift: upper,
        session: { day: addDays(today, -ago), sets, shown, template: null },
      })),
  )

describe("whatever was logged", () => {
  it("the prescription has sets, sensible reps, and a load that was done or can be put together", () => {
    fc.assert(
      fc.property(anyHistory, (all) => {
        const training = onDay(foldTraining(all, [], coachRules), today, coachRules)
        for (const [id, state] of training.lifts) {
          const next = prescribe(state, { scaleAt: () => bar }, coachRules)
          if (next === null) continue
          expect(next.sets.length).toBeGreaterThan(0)
          const done = new Set(
            all
              .filter((each) => each.id === id)
              .flatMap(({ session }) => session.sets.map(({ load }) => load)),
          )
          for (const { load, low, aim, high } of next.sets) {
            expect(low <= aim && aim <= high).toBe(true)
            expect(load === null || done.has(load) || bar.nearest(load) === load).toBe(true)
          }
        }
      }),
    )
  })

  it("folding lift by lift gives the same result as folding day by day", () => {
    const days = fc.array(fc.integer({ min: 1, max: 400 }).map((ago) => addDays(today, -ago)))
    fc.assert(
      fc.property(anyHistory, days, (all, trainingDays) => {
        const logged = all.filter(({ session }) => session.sets.length > 0)
        const onDayOf = (day: string) => logged.filter(({ session }) => session.day === day)
        const byDay = new Map(logged.map(({ session: { day } }) => [day, onDayOf(day)]))
        let training = newTraining
        let lighter = 0
        const timeline = timelineOf(byDay, trainingDays)
        for (const { day, beginsLighter } of timeline.days) {
          training = onDay(training, day, coachRules)
          const begun = beginsLighter ? timeline.lighterWeeks[lighter++] : undefined
          if (begun !== undefined) training = beginLighterWeek(training, begun)
          for (const { id, ...each } of onDayOf(day)) training = withSession(training, id, each, coachRules)
          training = { ...training, lastDay: day }
        }
        expect(foldTraining(all, trainingDays, coachRules)).toEqual(training)
      }),
    )
  })

  it("an increase is never lighter and a cut never heavier, even at the end of the available weights", () => {
    const few = steppedScale(2.5, { lightest: 60, heaviest: 80 })
    const eased = new Set<RuleName>(["lighter", "return", "cut", "first_back"])
    fc.assert(
      fc.property(anyHistory, (all) => {
        const training = onDay(foldTraining(all, [], coachRules), today, coachRules)
        for (const state of training.lifts.values()) {
          const reasons = prescribe(state, { scaleAt: () => few }, coachRules)?.reasons ?? []
          for (const { rule, from, to } of reasons) {
            const change = (to ?? 0) - (from ?? 0)
            if (rule === "add") expect(change).toBeGreaterThan(0)
            if (eased.has(rule)) expect(change).toBeLessThanOrEqual(0)
          }
        }
      }),
    )
  })
})
