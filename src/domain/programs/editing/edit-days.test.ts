import { expect, it } from "vitest"
import { copyOfDay, withDayAdded, withoutDay } from "./edit-days.ts"
import { readNewProgram } from "./new-program.ts"

function programOf(days: string) {
  const reading = readNewProgram({ name: "P", days, weeks: "" })
  if (!reading.ok) throw new Error("The program can't be read.")
  return reading.program
}

const namesOf = ({ days }: ReturnType<typeof programOf>) => days.map(({ name }) => name)

it("a copied day comes last, without the weekday of the first", () => {
  const copy = copyOfDay({ name: "1", weekday: 0, lines: [] }, "3")
  const program = withDayAdded(programOf("2"), copy)
  expect(namesOf(program)).toEqual(["1", "2", "3"])
  expect(program.days[2]?.weekday).toBeNull()
})

it("the days per week follow where each day comes once per week", () => {
  const program = programOf("2")
  expect(withDayAdded(program, copyOfDay({ name: "1", weekday: null, lines: [] }, "3")).days_per_week).toBe(3)
  expect(withoutDay(program, 0)).toMatchObject({ days_per_week: 1, days: [{ name: "2" }] })
  expect(withoutDay({ ...program, days_per_week: 3 }, 0).days_per_week).toBe(3)
})

it("the last day stays", () => {
  const program = programOf("1")
  expect(withoutDay(program, 0)).toEqual(program)
})
