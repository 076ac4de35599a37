import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { isPlainSession } from "./plain-session.ts"
import { shownSessionSchema } from "./prescription.ts"
import { readShownSession } from "./stored.ts"

const set = { unit: "reps", low: 5, high: 5, aim: 5, open: true, decides: false, load: 80, rpe: null }
const squat = {
  ...{ exercise_id: "squat", exercise_name: "Back Squat (Barbell)", lift: "squat:linear", x: 81.25 },
  ...{ rounded: 80, rest: 180, joined: false, goal: null, sets: [set, { ...set, load: null, rpe: 8.5 }] },
}
const run = { ...squat, x: null, rounded: null, rest: null, goal: 12.5, sets: [{ ...set, unit: "km" }] }
const session = {
  version: "v1",
  unit: "lbs",
  week: 3,
  session: 2,
  day: 1,
  deload: false,
  lines: [squat, run],
}

const oddValues: unknown[] = [
  ...[null, true, "", "kg", "stones", "intervals", [], {}, [set], [null], { ...set, parts: [30] }],
  ...[0, -1, 0.5, 11, 501, 100_001, 10_001, -10_001, 2 ** 53, Number.NaN, Infinity],
  ...[65, 121, 201].map((length) => "x".repeat(length)),
  ...[
    "\u202Eturned",
    "\u200F",
    Array.from({ length: 101 }, () => set),
    Array.from({ length: 31 }, () => squat),
  ],
]

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** All objects inside a value, the outermost first. */
function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

interface Change {
  object: number
  key: number
  kind: "other value" | "gone" | "one more"
  value: unknown
}
const change: fc.Arbitrary<Change> = fc.record({
  object: fc.nat(),
  key: fc.nat(),
  kind: fc.constantFrom("other value" as const, "gone" as const, "one more" as const),
  value: fc.constantFrom(...oddValues),
})

function changed(changes: readonly Change[]) {
  const copy = structuredClone(session)
  for (const { object, key, kind, value } of changes) {
    const all = objectsIn(copy)
    const own = all[object % all.length] ?? {}
    const name = Object.keys(own)[key % Object.keys(own).length] ?? ""
    if (kind === "one more") own["parts"] = structuredClone(value)
    else if (kind === "gone") delete own[name]
    else own[name] = structuredClone(value)
  }
  return copy
}

describe("a session as this app writes it", () => {
  it("is known without its schema", () => {
    expect(isPlainSession(session)).toBe(true)
    expect(readShownSession(session)).toBe(session)
  })

  it("is read just as its schema reads it, whatever another client changed in it", () => {
    let refused = 0
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const json = changed(changes)
        const read = z.safeParse(shownSessionSchema, json).data ?? null
        if (read === null) refused += 1
        expect(readShownSession(json)).toEqual(read)
        if (read === null) expect(isPlainSession(json)).toBe(false)
      }),
      { numRuns: 4000 },
    )
    expect(refused).toBeGreaterThan(1000)
  })
})
