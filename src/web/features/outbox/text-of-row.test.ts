import { expect, it } from "vitest"
import { textOfRow } from "./text-of-row.ts"

const plain = { id: "x", type: "saveDream", payload: { sets: [{ reps: 8, weight: 82.5, notes: null }] } }

it("an entry of plain values is exported as it is", () => {
  expect(textOfRow(plain)).toBe(JSON.stringify(plain, null, 2))
})

it("an entry that contains itself is exported once, and an object in two places is exported in both", () => {
  const set = { reps: 8 }
  const row: Record<string, unknown> = { ...plain, sets: [set, set] }
  row["again"] = { row }
  expect(JSON.parse(textOfRow(row))).toEqual({ ...plain, sets: [set, set], again: { row: "…" } })
})

it("values that JSON doesn't have are exported as text and lists", () => {
  const row = {
    reps: 12345678901234567890n,
    weight: Number.POSITIVE_INFINITY,
    at: new Date("2026-11-28T08:00:00Z"),
    never: new Date(Number.NaN),
    names: new Map([["bench", new Set(["Bench Press"])]]),
  }
  expect(JSON.parse(textOfRow(row))).toEqual({
    reps: "12345678901234567890",
    weight: "Infinity",
    at: "2026-11-28T08:00:00.000Z",
    never: null,
    names: [["bench", ["Bench Press"]]],
  })
})

it("an entry of 100,000 levels is exported down to what a stack can hold", () => {
  let row: unknown = "at the bottom"
  for (let level = 0; level < 100_000; level += 1) row = [row]
  expect(textOfRow({ id: "deep", row })).toContain('"id": "deep"')
})
