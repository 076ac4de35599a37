import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, mondayOf } from "#domain/days/local-day.ts"
import { weekStartOf, weekStarts } from "#domain/days/week-start.ts"
import { currentStreak, longestStreak, streaksOf } from "./streaks.ts"

const today = "2026-11-21"
const weeksAgo = (weeks: number) => addDays(today, -7 * weeks)
const usual = { startsOn: "monday", weeksOff: 0 } as const
const someDays = fc.array(
  fc.integer({ min: -120, max: 3 }).map((days) => addDays(today, days)),
  { maxLength: 40 },
)
const someRule = fc.record({
  startsOn: fc.constantFrom(...weekStarts),
  weeksOff: fc.integer({ min: 0, max: 2 }),
})

describe("the current streak", () => {
  it("is the weeks in a row with a workout, and the open week ends nothing", () => {
    const trained = [weeksAgo(1), weeksAgo(2), weeksAgo(3), weeksAgo(5)]
    expect(currentStreak(trained, today, usual)).toBe(3)
    expect(currentStreak([...trained, today], today, usual)).toBe(4)
    expect(currentStreak([weeksAgo(2)], today, usual)).toBe(0)
    expect(currentStreak([], today, usual)).toBe(0)
  })

  it("goes on over as many weeks off in a row as the person allows, without counting them", () => {
    const trained = [weeksAgo(2), weeksAgo(4), weeksAgo(7)]
    expect(currentStreak(trained, today, { ...usual, weeksOff: 1 })).toBe(2)
    expect(currentStreak(trained, today, { ...usual, weeksOff: 2 })).toBe(3)
    expect(currentStreak([weeksAgo(3)], today, { ...usual, weeksOff: 1 })).toBe(0)
  })

  it("without weeks off is what counting back week by week gives", () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const weeks = new Set(days.filter((day) => day <= today).map(mondayOf))
        let count = weeks.has(mondayOf(today)) ? 1 : 0
        for (let week = addDays(mondayOf(today), -7); weeks.has(week); week = addDays(week, -7)) count += 1
        expect(currentStreak(days, today, usual)).toBe(count)
      }),
    )
  })

  it("never falls when a workout is added or another week off is allowed, and never exceeds the trained weeks", () => {
    fc.assert(
      fc.property(someDays, someDays, someRule, (days, more, rule) => {
        const streak = currentStreak(days, today, rule)
        expect(currentStreak([...days, ...more], today, rule)).toBeGreaterThanOrEqual(streak)
        const easier = { ...rule, weeksOff: rule.weeksOff + 1 }
        expect(currentStreak(days, today, easier)).toBeGreaterThanOrEqual(streak)
        const weeks = new Set(days.map((day) => weekStartOf(day, rule.startsOn)))
        expect(streak).toBeLessThanOrEqual(weeks.size)
      }),
    )
  })
})

describe("all streaks", () => {
  it("have every trained week once, and more than the allowed weeks off between them", () => {
    fc.assert(
      fc.property(someDays, someRule, (days, rule) => {
        const streaks = streaksOf(days, rule)
        const weeks = new Set(days.map((day) => weekStartOf(day, rule.startsOn)))
        expect(streaks.reduce((sum, each) => sum + each.weeks, 0)).toBe(weeks.size)
        streaks.slice(1).forEach(({ first }, index) => {
          expect(first > addDays(streaks[index]?.last ?? first, 7 * (rule.weeksOff + 1))).toBe(true)
        })
      }),
    )
  })

  it("name the longest, the latest of several", () => {
    const days = [0, 1, 5, 6, 9].map(weeksAgo)
    expect(longestStreak(streaksOf(days, usual))).toEqual({
      first: mondayOf(weeksAgo(1)),
      last: mondayOf(today),
      weeks: 2,
    })
    expect(longestStreak([])).toBeUndefined()
  })
})
