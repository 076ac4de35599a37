import { describe, expect, it } from "vitest"
import { guideFamilies } from "./guide-families.ts"
import { whatDiffers } from "./what-differs.ts"

const bench = "Bench Press (Barbell)"

const differenceOf = (name: string, than: string) =>
  whatDiffers({ exercise: name, name }, { exercise: than, name: than })

describe("What differs between two exercises", () => {
  it("is how the one moves, if its family doesn't move like that", () => {
    expect(differenceOf("Paused Bench Press (Barbell)", bench)).toBe(
      "Lower the bar to your lower chest, hold it still for a second, then press.",
    )
  })

  it("is how the one is set up, if it moves like its family", () => {
    expect(differenceOf("Chin Up", "Pull Up")).toBe(
      "Hang from a pull-up bar, hands shoulder-width apart, palms toward you.",
    )
  })

  it("is nothing for an exercise without a whole entry, or beside itself", () => {
    expect(differenceOf("Tennis", bench)).toBeNull()
    expect(differenceOf(bench, "Rowing Machine")).toBeNull()
    expect(differenceOf(bench, bench)).toBeNull()
  })

  it("is in an admin's words, where there are some", () => {
    const written = {
      ...{ setUp: "Hang from a beam.", move: "Pull.", breathe: "Out up." },
      ...{ cues: [], mistakes: [], easier: null, harder: null },
    }
    const pullUp = { exercise: "Pull Up", name: "Pull Up" }
    expect(whatDiffers({ exercise: "Chin Up", name: "Chin Up", written }, pullUp)).toBe("Hang from a beam.")
    expect(whatDiffers({ exercise: "Beam Pull", name: "Beam Pull", written }, pullUp)).toBe(
      "Hang from a beam.",
    )
    const line = { exercise: "Chin Up", name: "Chin Up", written: { line: "Pull." } }
    expect(whatDiffers(line, pullUp)).toBeNull()
  })

  it("is said between any two exercises of a family", () => {
    for (const { exercises } of guideFamilies) {
      const names = Object.keys(exercises)
      const silent = names.flatMap((one) =>
        names
          .filter((other) => other !== one && differenceOf(one, other) === null)
          .map((other) => [one, other]),
      )
      expect(silent).toEqual([])
    }
  })
})
