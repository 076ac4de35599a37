import fc from "fast-check"
import { expect, test } from "vitest"
import { soonestFirst } from "./soonest-first.ts"

const days = fc.option(fc.constantFrom("2026-01-01", "2026-01-02", "2026-12-31", "2027-01-01"))

test("goals come in the order of their dates, those without a date last, and equal ones as they were", () => {
  fc.assert(
    fc.property(fc.array(days), (dates) => {
      const sorted = soonestFirst(dates.map((target_date, place) => ({ target_date, place })))
      expect(sorted).toHaveLength(dates.length)
      for (const [index, { target_date, place }] of sorted.entries()) {
        const next = sorted[index + 1]
        if (!next) continue
        if (next.target_date === target_date) expect(next.place).toBeGreaterThan(place)
        else if (next.target_date !== null)
          expect(target_date !== null && target_date < next.target_date).toBe(true)
      }
    }),
  )
})
