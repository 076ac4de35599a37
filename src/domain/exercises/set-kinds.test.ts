import { expect, it } from "vitest"
import { isSetKind, recordsAlike, setKindOf, setKinds } from "./set-kinds.ts"

it("reads every kind of set back from the columns that it is stored in", () => {
  const kinds = Object.entries(setKinds)
  expect(kinds.map(([, recorded]) => setKindOf(recorded))).toEqual(kinds.map(([kind]) => kind))
})

it("takes body-weight reps with a load of the body for reps", () => {
  expect(setKindOf({ measure: "reps", load: "added" })).toBe("reps")
})

it("knows its own kinds, and nothing that every object has", () => {
  expect(["help", "distance_time", "toString", ""].filter(isSetKind)).toEqual(["help", "distance_time"])
})

it("lets sets stand together that record the same with the same load", () => {
  expect(recordsAlike(setKinds.help, setKinds.help)).toBe(true)
  expect(recordsAlike(setKinds.help, setKinds.added)).toBe(false)
  expect(recordsAlike(setKinds.reps, setKinds.time)).toBe(false)
})
