import { describe, expect, it } from "vitest"
import { convertExactly } from "#domain/programs/lift-loads.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import { liveHalfYear, people } from "./made-people.ts"
import { library } from "./properties.ts"

// By default, each program is followed by one of the people. Set `EVERY_PERSON=1` by hand to have all of them follow every program.
const isEveryone = process.env["EVERY_PERSON"] === "1"
const lives = library.flatMap((program, place) =>
  people
    .filter((_, which) => isEveryone || which === place % people.length)
    .map((person) => ({ program, person, title: `${program.name}, ${person.name}` })),
)

const loadsIn = ({ lines, unit }: ShownSession) =>
  lines.flatMap((line) =>
    line.sets.flatMap(({ load }) => (load === null ? [] : [convertExactly(load, unit, "kg")])),
  )

/** The rule's own load of each lift, session by session, in kilograms. */
function loadsByLift(shown: readonly ShownSession[]): Map<string, number[]> {
  const loads = new Map<string, number[]>()
  for (const { lines, unit } of shown)
    for (const { lift, x } of lines)
      if (x !== null) {
        // A week's distance isn't a weight.
        const load = lift.endsWith(":distance") ? x : convertExactly(x, unit, "kg")
        loads.set(lift, [...(loads.get(lift) ?? []), load])
      }
  return loads
}

function longestDeload(shown: readonly ShownSession[]): number {
  let [longest, length] = [0, 0]
  for (const { deload } of shown) {
    length = deload ? length + 1 : 0
    longest = Math.max(longest, length)
  }
  return longest
}

describe.each(lives)("half a year of $title", ({ program, person }) => {
  it("has no absurd load, every deload ends, and two devices agree to the byte", () => {
    const shown = liveHalfYear(program, person, (one, other) => expect(other).toBe(one))
    for (const session of shown) {
      for (const load of loadsIn(session)) {
        expect(load).toBeGreaterThanOrEqual(0)
        expect(load).toBeLessThan(600)
      }
      for (const line of session.lines) {
        expect(line.sets.length).toBeGreaterThan(0)
        expect(line.sets.length).toBeLessThanOrEqual(15)
      }
    }
    for (const [lift, loads] of loadsByLift(shown))
      for (const [place, load] of loads.entries()) {
        const before = loads[place - 1] ?? load
        // A load may rise by at most two lower-body increments or a tenth, whichever is more.
        expect(load - before, `${lift} from ${before} to ${load}`).toBeLessThanOrEqual(
          Math.max(10.01, before * 0.1),
        )
      }
    const longest = longestDeload(shown)
    expect(longest).toBeLessThanOrEqual(program.days_per_week)
    if (person.name.includes("deloads")) expect(longest).toBe(program.days_per_week)
    expect(shown.at(-1)?.deload).toBe(false)
  })
})

describe("someone who always succeeds", () => {
  it("lifts more after half a year, wherever the program has loads that rise", () => {
    const [succeeds] = people
    for (const program of library.filter(({ name }) =>
      ["First Barbell", "Waves with Tens", "Three Tiers"].includes(name),
    )) {
      const shown = succeeds ? liveHalfYear(program, succeeds, () => undefined) : []
      for (const [lift, loads] of loadsByLift(shown))
        expect(loads.at(-1), lift).toBeGreaterThan((loads[0] ?? 0) * 1.1)
    }
  })
})
