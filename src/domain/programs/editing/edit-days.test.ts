import { expect, it } from "vitest"
import { copyOfDay, withDayAdded, withoutDay } from "./edit-days.ts"
import { readNewProgram } from "./new-program.ts"

/** A program with that many days, each once per week. */
function programOf(days: number) {
  const reading = readNewProgram({ name: "P", days: String(days), weeks: "" })
  if (!reading.ok) throw new Error("The program can't be read.")
  const more = Array.from({ length: days - 1 }, (_, place) => dayNamed(String(place + 2)))
  return more.reduce(withDayAdded, reading.program)
}

const dayNamed = (name: string) => ({ name, weekday: null, lines: [] })

const namesOf = ({ days }: ReturnType<typeof programOf>) => days.map(({ name }) => name)

it("a copied day comes last, without the original's weekday", () => {
  const copy = copyOfDay({ name: "1", weekday: 0, lines: [] }, "3")
  const program = withDayAdded(programOf(2), copy)
  expect(namesOf(program)).toEqual(["1", "2", "3"])
  expect(program.days[2]?.weekday).toBeNull()
})

it("the number of days per week changes too if each day comes once per week", () => {
  const program = programOf(2)
  expect(withDayAdded(program, copyOfDay(dayNamed("1"), "3")).days_per_week).toBe(3)
  expect(withoutDay(program, 0)).toMatchObject({ days_per_week: 1, days: [{ name: "2" }] })
  expect(withoutDay({ ...program, days_per_week: 3 }, 0).days_per_week).toBe(3)
})

it("if there are fewer days than sessions in a week, they take turns", () => {
  const reading = readNewProgram({ name: "P", days: "3", weeks: "" })
  const first = reading.ok ? reading.program : programOf(1)
  const [second, third] = [withDayAdded(first, dayNamed("2")), programOf(3)]
  expect(second).toMatchObject({ days_per_week: 3, days: [{ name: "1" }, { name: "2" }] })
  expect(withDayAdded(second, dayNamed("3"))).toEqual(third)
  expect(withDayAdded(third, dayNamed("4")).days_per_week).toBe(4)
})

it("the only day can't be removed", () => {
  const program = programOf(1)
  expect(withoutDay(program, 0)).toEqual(program)
})
