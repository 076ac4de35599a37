import { expect, it } from "vitest"
import { measureOfSets } from "#domain/workout/load.ts"
import { isSetKind, setKinds } from "./set-kinds.ts"

it("reads every kind of set back from its stored columns", () => {
  const kinds = Object.entries(setKinds)
  const ofTheBody = [setKinds.added, setKinds.help].map(({ measure, load }) => [measure, load])
  expect(ofTheBody).toEqual([
    ["weight_reps", "added"],
    ["weight_reps", "help"],
  ])
  expect(kinds.map(([, recorded]) => measureOfSets(recorded))).toEqual(kinds.map(([kind]) => kind))
})

it("knows only its own kinds, not the names of object properties", () => {
  expect(["help", "distance_time", "toString", ""].filter(isSetKind)).toEqual(["help", "distance_time"])
})
