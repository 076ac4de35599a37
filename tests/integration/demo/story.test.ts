import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { weighedUntil } from "../../../scripts/demo/body-weights.ts"
import { goalsFor } from "../../../scripts/demo/goals.ts"
import { type Session, trainingUntil } from "../../../scripts/demo/training.ts"
import { plansFor } from "../../../scripts/demo/week-plans.ts"

const days = fc.integer({ min: 0, max: 3650 }).map((number) => addDays("2026-01-01", number))
const today = "2026-11-21"
const training = trainingUntil(today)

const week = (number: number) => addDays(mondayOf(today), 7 * (number - 104))
const between = (from: LocalDay, to: LocalDay) => training.filter(({ date }) => date >= from && date < to)
/** The heaviest set with five or more reps. */
const heaviest = (exercise: string, sessions: Session[]) =>
  Math.max(
    ...sessions.flatMap(({ sets }) =>
      sets.flatMap((set) =>
        set.exercise === exercise && set.weight !== undefined && (set.reps ?? 0) >= 5 ? [set.weight] : [],
      ),
    ),
  )

describe("two years of training", () => {
  it("are the same for the same day, end the day before it, and have one session per day", () => {
    fc.assert(
      fc.property(days, (day) => {
        const sessions = trainingUntil(day)
        const dates = sessions.map(({ date }) => date)
        expect(trainingUntil(day)).toEqual(sessions)
        expect(dates).toEqual([...new Set(dates)].toSorted())
        expect(dates[0]).toBe(addDays(mondayOf(day), -728))
        expect(dates.filter((date) => date >= day)).toEqual([])
        expect(sessions.length).toBeGreaterThan(300)
      }),
      { numRuns: 20 },
    )
  })

  it("have numbers that a person could have lifted and run", () => {
    for (const { duration_seconds, sets } of training) {
      expect(duration_seconds).toBeGreaterThan(10 * 60)
      expect(duration_seconds).toBeLessThan(120 * 60)
      for (const { reps = 1, weight = 1, distance = 1, duration_minutes = 1 } of sets) {
        expect(Number.isInteger(reps) && reps > 0 && reps <= 20).toBe(true)
        expect(weight > 0 && weight < 300 && (weight * 2) % 1 === 0).toBe(true)
        expect(distance > 0 && distance < 15 && duration_minutes > 0 && duration_minutes < 80).toBe(true)
      }
    }
  })

  it("include progress, a plateau, a holiday, an injury and a comeback", () => {
    const squat = "Back Squat (Barbell)"
    expect(heaviest(squat, between(week(8), week(12)))).toBeGreaterThan(
      heaviest(squat, between(week(0), week(4))) + 10,
    )
    const bench = (from: number, to: number) =>
      heaviest("Bench Press (Barbell)", between(week(from), week(to)))
    expect(Math.abs(bench(28, 32) - bench(32, 37))).toBeLessThanOrEqual(2.5)
    expect(between(week(38), week(40)).length).toBeLessThanOrEqual(2)
    expect(heaviest(squat, between(week(61), week(67)))).toBe(-Infinity)
    expect(heaviest(squat, between(week(67), week(70)))).toBeLessThan(
      heaviest(squat, between(week(56), week(61))) - 30,
    )
    expect(heaviest(squat, between(week(96), week(105)))).toBeGreaterThan(
      heaviest(squat, between(week(56), week(61))),
    )
  })

  it("have matching body weights, goals and plans", () => {
    const weights = weighedUntil(today)
    expect(weights.length).toBeGreaterThan(150)
    expect(weights.every(({ date, weight }) => date <= today && weight > 75 && weight < 90)).toBe(true)
    expect(goalsFor(today).some(({ target_date }) => target_date !== null && target_date > today)).toBe(true)
    fc.assert(
      fc.property(days, (day) => {
        const trained = new Set(trainingUntil(day).map(({ date }) => date))
        const committed = plansFor(day).flatMap((plan) => plan.committed)
        for (const { scheduled_date } of committed)
          expect(trained.has(scheduled_date)).toBe(scheduled_date < day)
      }),
      { numRuns: 30 },
    )
  })
})
