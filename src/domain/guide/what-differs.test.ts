import { describe, expect, it } from "vitest"
import { guideFamilies } from "./guide-families.ts"
import { whatDiffers } from "./what-differs.ts"

const bench = "Bench Press (Barbell)"

describe("What differs between two exercises", () => {
  it("is how the one moves, if its family doesn't move like that", () => {
    expect(whatDiffers("Paused Bench Press (Barbell)", bench)).toBe(
      "Lower the bar to your lower chest, hold it still for a second, then press.",
    )
  })

  it("is how the one is set up, if it moves like its family", () => {
    expect(whatDiffers("Chin Up", "Pull Up")).toBe(
      "Hang from a pull-up bar, hands shoulder-wide, palms toward you.",
    )
  })

  it("is nothing for an exercise without a whole entry, or beside itself", () => {
    expect(whatDiffers("Tennis", bench)).toBeNull()
    expect(whatDiffers(bench, "Rowing Machine")).toBeNull()
    expect(whatDiffers(bench, bench)).toBeNull()
  })

  it("is said between any two exercises of a family", () => {
    for (const { exercises } of guideFamilies) {
      const names = Object.keys(exercises)
      const silent = names.flatMap((one) =>
        names
          .filter((other) => other !== one && whatDiffers(one, other) === null)
          .map((other) => [one, other]),
      )
      expect(silent).toEqual([])
    }
  })
})
