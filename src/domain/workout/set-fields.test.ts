import { describe, expect, it } from "vitest"
import { type DraftSet, emptySet, type Measure } from "./draft.ts"
import {
  entryField,
  fieldsOf,
  hasData,
  hasNumbers,
  readField,
  unreadableFields,
  writtenWeight,
} from "./set-fields.ts"
import { setsDoneText } from "./sets-done-text.ts"

const set = (values: Partial<DraftSet>): DraftSet => ({ ...emptySet("1"), ...values })
const unreadable = { ok: false }

describe("the fields of a set", () => {
  it.each<[Measure, string[], string]>([
    ["weight_reps", ["weight", "reps"], "weight"],
    ["added", ["weight", "reps"], "reps"],
    ["help", ["weight", "reps"], "weight"],
    ["reps", ["reps"], "reps"],
    ["time", ["duration_minutes"], "duration_minutes"],
    ["distance_time", ["duration_minutes", "distance"], "duration_minutes"],
  ])("of %s are %j, and %s is entered first", (measure, fields, first) => {
    expect(fieldsOf(measure)).toEqual(fields)
    expect(entryField(measure)).toBe(first)
  })

  it("are read as numbers, durations also as minutes and seconds, and only bodyweight loads below zero", () => {
    expect(readField(set({ weight: "82,5" }), "weight", "weight_reps")).toEqual({ ok: true, value: 82.5 })
    expect(readField(set({ weight: "-20" }), "weight", "weight_reps")).toEqual(unreadable)
    expect(readField(set({ weight: "-20" }), "weight", "added")).toEqual({ ok: true, value: -20 })
    expect(readField(set({ weight: "-20" }), "weight", "help")).toEqual({ ok: true, value: -20 })
    expect(readField(set({ reps: "-5" }), "reps", "help")).toEqual(unreadable)
    expect(readField(set({ reps: "1:30" }), "reps", "reps")).toEqual(unreadable)
    expect(readField(set({ duration_minutes: "1:30" }), "duration_minutes", "time")).toEqual({
      ok: true,
      value: 1.5,
    })
  })

  it("that can't be read are listed, and only those of the exercise", () => {
    const odd = set({ weight: "heavy", reps: "8", distance: "far" })
    expect(unreadableFields(odd, "weight_reps")).toEqual(["weight"])
    expect(unreadableFields(odd, "distance_time")).toEqual(["distance"])
    expect(unreadableFields(odd, "reps")).toEqual([])
  })

  it("are empty with only blanks", () => {
    expect(hasNumbers(set({ reps: " " }), "reps")).toBe(false)
    expect(hasNumbers(set({ reps: "0" }), "reps")).toBe(true)
    expect(hasData(set({ reps: "", notes: " \n" }), "reps")).toBe(false)
    expect(hasData(set({ notes: "Slow" }), "reps")).toBe(true)
  })
})

describe("a weight that was typed", () => {
  it.each<[string, Measure, string]>([
    [" 60 ", "weight_reps", "60"],
    ["20", "help", "−20"],
    ["-20", "help", "−20"],
    ["-20", "added", "−20"],
    ["20", "added", "20"],
    [" heavy ", "help", "heavy"],
    ["  ", "help", ""],
    ["-20", "weight_reps", "-20"],
  ])("as %j for %s is written %j", (weight, measure, written) => {
    expect(writtenWeight({ weight }, measure)).toBe(written)
  })
})

it("a workout's progress is counted in sets", () => {
  expect(setsDoneText(3, 10)).toBe("3 of 10 sets")
  expect(setsDoneText(0, 1)).toBe("0 of 1 set")
})
