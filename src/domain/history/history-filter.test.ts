import * as fc from "fast-check"
import { expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { isEmptyFilter, noFilter, ranges, readFilter, writeFilter } from "./history-filter.ts"

const read = (address: string) => {
  const parameters = new URLSearchParams(address)
  return readFilter((name) => parameters.get(name))
}
const day = fc.option(fc.nat({ max: 4000 }).map((days) => addDays("2020-01-01", days)))

it("an address gives back the filter that was written into it", () => {
  const filters = fc
    .record({
      text: fc.string({ unit: "grapheme" }),
      exercise_id: fc.option(fc.uuid()),
      muscle: fc.option(fc.constantFrom("chest", "upper back")),
      range: fc.constantFrom(...ranges),
      from: day,
      to: day,
    })
    .map((filter) => (filter.range === "days" ? filter : { ...filter, from: null, to: null }))
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(String(new URLSearchParams(writeFilter(filter))))).toEqual(filter)
    }),
  )
})

it("what an address can't mean filters nothing", () => {
  expect(read("range=century&exercise=&from=2026-01-01&to=2026-02-01")).toEqual(noFilter)
  expect(read("range=days&from=2026-02-30&to=2026-03-01")).toEqual({
    ...noFilter,
    range: "days",
    to: "2026-03-01",
  })
})

it("only spaces filter nothing, and a filter that filters nothing isn't in the address", () => {
  expect(isEmptyFilter({ ...noFilter, text: "  " })).toBe(true)
  expect(isEmptyFilter({ ...noFilter, muscle: "chest" })).toBe(false)
  expect(writeFilter(noFilter)).toEqual([])
})
