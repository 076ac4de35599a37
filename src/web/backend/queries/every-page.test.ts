import * as fc from "fast-check"
import { expect, it } from "vitest"
import { everyPage } from "./every-page.ts"

it("returns every row once and in order, however few rows the server sends per response", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 3000 }), fc.integer({ min: 1, max: 1000 }), async (total, most) => {
      const table = Array.from({ length: total }, (_, index) => index)
      const rows = await everyPage(async (from, to) => ({
        data: table.slice(from, Math.min(to + 1, from + most)),
        count: total,
      }))
      expect(rows).toEqual(table)
    }),
    { numRuns: 50 },
  )
})

it("ends when rows are deleted while it reads", async () => {
  const rows = await everyPage(async (from) => ({ data: from === 0 ? [1, 2] : [], count: 5 }))
  expect(rows).toEqual([1, 2])
})
