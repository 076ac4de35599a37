import { describe, expect, it } from "vitest"
import { checkedSet, cutTo, weightText } from "./checked-set.ts"
import { type FileSet } from "./file-history.ts"
import { emptySet } from "./row-reading.ts"

/** A file's set in the format in which it is stored, and the warnings about it. */
function check(values: Partial<FileSet>) {
  const said: string[] = []
  const { notes, ...set } = checkedSet({ ...emptySet, ...values }, (sentence) => said.push(sentence))
  return { set, notes, said }
}

describe("a set from a file", () => {
  it.each<[Partial<FileSet>, keyof FileSet]>([
    [{ reps: 100_000 }, "reps"],
    [{ reps: 5, weight: 100_000 }, "weight"],
    [{ reps: 5, weight: -100_000 }, "weight"],
    [{ duration_minutes: 100_000 }, "duration_minutes"],
    [{ distance: 1_000_000, distance_unit: "km" }, "distance"],
    [{ reps: 5, rpe: 10 }, "rpe"],
    [{ reps: 0, rpe: 0 }, "reps"],
  ])("keeps what can be stored: %j", (values, field) => {
    expect(check(values).set[field as "reps"]).toBe(values[field])
  })

  it.each<[Partial<FileSet>, string]>([
    [{ reps: 100_001, weight: 60 }, "“100001” is not a number of reps. The set is kept without them."],
    [{ reps: -1, weight: 60 }, "“-1” is not a number of reps. The set is kept without them."],
    [{ reps: 5, weight: 100_001 }, "“100001” is not a weight. The set is kept without one."],
    [{ reps: 5, weight: -100_001 }, "“-100001” is not a weight. The set is kept without one."],
    [{ reps: 5, duration_minutes: 100_001 }, "“100001” is not a time. The set is kept without one."],
    [{ reps: 5, duration_minutes: -1 }, "“-1” is not a time. The set is kept without one."],
    [{ reps: 5, distance: 1_000_001 }, "“1000001” is not a distance. The set is kept without one."],
    [{ reps: 5, distance: -1 }, "“-1” is not a distance. The set is kept without one."],
    [{ reps: 5, rpe: 10.5 }, "“10.5” is not an RPE from 0 to 10. The set is kept without one."],
    [{ reps: 5, rpe: -1 }, "“-1” is not an RPE from 0 to 10. The set is kept without one."],
  ])("is stored without invalid values: %j", (values, sentence) => {
    expect(check(values).said[0]).toBe(sentence)
  })

  it("in which nothing was done is left out", () => {
    for (const values of [{}, { rpe: 8, notes: "Slow" }, { reps: -1 }])
      expect(() => check(values)).toThrow("Nothing was done in this set. Left out.")
    for (const values of [{ reps: 0 }, { weight: 0 }, { duration_minutes: 0 }, { distance: 0 }])
      expect(check(values).set).toMatchObject(values)
  })

  it.each<[Partial<FileSet>, string[]]>([
    [{ weight: 60, weight_unit: "kg" }, ["Reps are missing. The set is kept at 60 kg, without reps."]],
    [{ weight: 60 }, ["Reps are missing. The set is kept at 60, without reps."]],
    [{ weight: 60, reps: 0 }, []],
    [{ weight: 60, duration_minutes: 1 }, []],
    [{ weight: 60, distance: 1 }, []],
    [{ reps: 999 }, []],
    [{ reps: 1000 }, ["1,000 reps is too many for one set. Kept as written."]],
    [{ distance: 999.9, distance_unit: "km" }, []],
    [{ distance: 1000 }, ["1,000 is too far for one workout. Kept as written."]],
    [{ distance: 700 }, []],
    [{ distance: 621, distance_unit: "mi" }, []],
    [{ distance: 622, distance_unit: "mi" }, ["622 mi is too far for one workout. Kept as written."]],
    [{ duration_minutes: 1440 }, []],
    [{ duration_minutes: 1441 }, ["1,441 minutes is longer than a day. Kept as written."]],
  ])("is reported if it is unlikely: %j", (values, said) => {
    expect(check(values).said).toEqual(said)
  })

  it("has its note cut to fit, between characters", () => {
    expect(check({ reps: 5, notes: "x".repeat(10_000) })).toMatchObject({
      notes: "x".repeat(10_000),
      said: [],
    })
    expect(check({ reps: 5, notes: "x".repeat(10_001) })).toMatchObject({
      notes: "x".repeat(10_000),
      said: ["The note has more than 10,000 characters. The rest is cut off."],
    })
    expect(cutTo("ab🏋cd", 3, () => {})).toBe("ab")
    expect(cutTo("ab🏋cd", 4, () => {})).toBe("ab🏋")
    expect(weightText({ ...emptySet, weight: null })).toBe("0")
  })
})
