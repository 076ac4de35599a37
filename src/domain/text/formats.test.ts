import { describe, expect, it } from "vitest"
import { plural, writeList, writeNumber } from "./formats.ts"

describe("numbers for reading", () => {
  it("groups thousands and leaves out decimals that are zero", () => {
    expect(writeNumber(9200, 0)).toBe("9,200")
    expect(writeNumber(81.25, 1)).toBe("81.3")
    expect(writeNumber(81, 1)).toBe("81")
    expect(writeNumber(-0.5, 1)).toBe("\u22120.5")
  })
})

describe("lists and counts", () => {
  it("joins names as a sentence does", () => {
    expect(writeList([])).toBe("")
    expect(writeList(["Bench"])).toBe("Bench")
    expect(writeList(["Bench", "Squat"])).toBe("Bench and Squat")
    expect(writeList(["Bench", "Squat", "Row"])).toBe("Bench, Squat, and Row")
  })

  it("takes the form of one for exactly one", () => {
    const sets = (count: number) => plural(count, { one: "set", other: "sets" })
    expect([0, 1, 1.5, 2, 101].map(sets)).toEqual(["sets", "set", "sets", "sets", "sets"])
  })
})
