import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { noWeights, readWeights, weightTexts } from "./weight-list.ts"

const row = { from: "10", to: "30", by: "2.5", singles: "" }

describe("the weights that a person has", () => {
  it("are a row of even steps, others, or both, each once and lightest first", () => {
    expect(readWeights(row)).toEqual([10, 12.5, 15, 17.5, 20, 22.5, 25, 27.5, 30])
    expect(readWeights({ ...row, by: "10", singles: "36, 20 32" })).toEqual([10, 20, 30, 32, 36])
    expect(readWeights({ ...noWeights, singles: "7,5 12,5; 10" })).toEqual([7.5, 10, 12.5])
    expect(readWeights({ ...noWeights, singles: "8,12,16" })).toEqual([8, 12, 16])
    expect(readWeights(noWeights)).toEqual([])
  })

  it("end with the last step that fits, and don't drift", () => {
    expect(readWeights({ ...row, from: "0.1", to: "0.75", by: "0.1" })).toEqual([
      0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7,
    ])
  })

  it.each([
    { ...row, to: "" },
    { ...row, by: "0" },
    { ...row, from: "40" },
    { ...row, by: "heavy" },
    { ...noWeights, singles: "12, many" },
    { ...noWeights, singles: "0" },
    { ...noWeights, singles: "1001" },
    { from: "1", to: "1000", by: "1", singles: "" },
  ])("can't be %o", (texts) => {
    expect(readWeights(texts)).toBeNull()
  })

  it("are shown as the row and the rest", () => {
    expect(weightTexts([10, 12.5, 15, 17.5, 20, 32])).toEqual({
      from: "10",
      to: "20",
      by: "2.5",
      singles: "32",
    })
    expect(weightTexts([12, 16])).toEqual({ ...noWeights, singles: "12 16" })
    expect(weightTexts([])).toEqual(noWeights)
  })

  it("are read back from the form unchanged, whatever they are", () => {
    const weights = fc
      .uniqueArray(fc.integer({ min: 1, max: 4000 }), { maxLength: 100 })
      .map((quarters) => quarters.map((each) => each / 4).toSorted((one, other) => one - other))
    fc.assert(
      fc.property(weights, (some) => {
        expect(readWeights(weightTexts(some))).toEqual(some)
      }),
    )
  })
})
