import * as fc from "fast-check"
import { expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { bestNow, bestsSoFar, newBests } from "./best-so-far.ts"

const today = "2026-11-21"
const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 20 })
  .map((backs) => backs.toSorted((one, other) => other - one))
  .chain((backs) =>
    fc.tuple(
      ...backs.map((back) =>
        fc.record({ day: fc.constant(addDays(today, -back)), value: fc.integer({ min: 1, max: 50 }) }),
      ),
    ),
  )

it("is currently the best of four weeks, whatever the last session was", () => {
  const days = [
    { day: addDays(today, -28), value: 120 },
    { day: addDays(today, -27), value: 97.5 },
    { day: addDays(today, -3), value: 97.5 },
    { day: today, value: 81.7 },
    { day: addDays(today, 1), value: 200 },
  ]
  expect(bestNow(days, today)).toEqual(days[1])
  expect(bestNow(days.slice(0, 1), today)).toBeNull()
  expect(bestNow([], today)).toBeNull()
})

it("never falls after another session", () => {
  fc.assert(
    fc.property(someDays, fc.integer({ min: 1, max: 50 }), (days, value) => {
      const before = bestNow(days, today)?.value ?? 0
      expect(bestNow([...days, { day: today, value }], today)?.value).toBe(Math.max(before, value))
    }),
  )
})

it("is a line that never falls below any session, starting at the earlier best", () => {
  fc.assert(
    fc.property(someDays, fc.option(fc.integer({ min: 1, max: 50 })), (days, before) => {
      const line = bestsSoFar(days, before)
      expect(line.map(({ day }) => day)).toEqual(days.map(({ day }) => day))
      line.forEach(({ value }, index) => {
        expect(value).toBe(Math.max(before ?? 0, ...days.slice(0, index + 1).map((each) => each.value)))
      })
    }),
  )
})

it("a new best is better than all before; the first value and an equal one aren't", () => {
  const days = [100, 95, 100, 102.5, 101, 105].map((value, place) => ({
    day: `2026-11-0${place + 1}`,
    value,
  }))
  expect(newBests(days).map(({ value }) => value)).toEqual([102.5, 105])
  expect(newBests([])).toEqual([])
})
