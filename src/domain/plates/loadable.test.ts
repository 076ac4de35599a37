import { describe, expect, it } from "vitest"
import { type Barbell, barbellIn } from "./barbells.ts"
import { loadsAround, nearestLoad, platesFor } from "./plates.ts"
import { warmupLadder } from "./warmup-ladder.ts"

const gym = barbellIn(null, "kg")
/** A 20 kg barbell with these pairs of plates. */
const with20 = (...plates: [weight: number, pairs: number][]): Barbell => ({
  bars: { barbell: 20, "ez bar": 10, "trap bar": 25 },
  plates: plates.map(([weight, pairs]) => ({ weight, pairs })),
})

describe("the plates of one side", () => {
  const own = with20([2.5, 2], [5, 1], [10, 1], [15, 2], [20, 1], [25, 1])

  it.each([
    [60, [20]],
    [80, [25, 5]],
    [70, [25]],
    [100, [25, 15]],
    [90, [25, 10]],
    [95, [25, 10, 2.5]],
    [200, [25, 20, 15, 15, 10, 5]],
    [210, [25, 20, 15, 15, 10, 5, 2.5, 2.5]],
    [215, null],
    [22, null],
    [19, null],
  ])("for %d kg are as few as possible, heaviest first: %j", (weight, plates) => {
    expect(platesFor(weight, own, "barbell")).toEqual(plates)
  })

  it("are two of one kind rather than three of two", () => {
    expect(platesFor(80, with20([25, 1], [15, 2], [2.5, 2]), "barbell")).toEqual([15, 15])
  })

  it("have the heaviest inside, of two ways with as many plates", () => {
    const own = with20([25, 2], [20, 1], [15, 2], [10, 1], [5, 1])
    expect(platesFor(130, own, "barbell")).toEqual([25, 25, 5])
  })

  it("are given together with the bar", () => {
    expect(platesFor(65, gym, "trap bar")).toEqual([20])
    expect(platesFor(65, gym, "ez bar")).toEqual([25, 2.5])
  })

  it("are summed to the gram", () => {
    expect(platesFor(20.6, with20([0.1, 3]), "barbell")).toEqual([0.1, 0.1, 0.1])
  })

  it("are searched for up to a tonne", () => {
    const heavy = with20([100, 100])
    expect(platesFor(2020, heavy, "barbell")).toHaveLength(10)
    expect(platesFor(2220, heavy, "barbell")).toBeNull()
    expect(loadsAround(9000, heavy, "barbell")).toEqual({ below: 2220, above: null })
  })
})

describe("the load next to a weight", () => {
  it.each([
    [82.5, 82.5, 85],
    [84.9, 82.5, 85],
    [20, 20, 22.5],
    [19.9, null, 20],
    [0, null, 20],
  ])("of %d kg is below or the same, and above", (weight, below, above) => {
    expect(loadsAround(weight, gym, "barbell")).toEqual({ below, above })
  })

  it("can be far above it", () => {
    expect(loadsAround(24, with20([20, 1], [1.25, 1]), "barbell")).toEqual({ below: 22.5, above: 60 })
  })

  it("is the bar if there are no plates", () => {
    expect(loadsAround(50, with20(), "barbell")).toEqual({ below: 20, above: null })
    expect(loadsAround(10, with20(), "barbell")).toEqual({ below: null, above: 20 })
  })

  it.each([
    [83, 82.5],
    [83.75, 82.5],
    [84, 85],
    [85, 85],
    [10, 20],
  ])("nearest to %d kg is %d kg, or the lighter of two", (weight, load) => {
    expect(nearestLoad(weight, gym, "barbell")).toBe(load)
  })

  it("nearest to more than there is uses all plates", () => {
    expect(nearestLoad(300, with20([20, 2]), "barbell")).toBe(100)
  })
})

describe("warm-ups", () => {
  const ladder = (working: number, load: (weight: number) => number) =>
    warmupLadder(working, load).map(({ weight, reps }) => `${weight} × ${reps}`)

  it("are 40, 60 and 80 % of the working weight", () => {
    expect(ladder(50, (weight) => weight)).toEqual(["20 × 8", "30 × 5", "40 × 3"])
  })

  it("leave out steps that are as light as the one before, have no weight, or aren't lighter than the working weight", () => {
    expect(ladder(50, () => 20)).toEqual(["20 × 8"])
    expect(ladder(50, () => 0)).toEqual([])
    expect(ladder(50, () => 50)).toEqual([])
  })
})
