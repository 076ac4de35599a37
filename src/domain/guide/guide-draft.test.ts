import { describe, expect, it } from "vitest"
import { guideFamilies } from "./guide-families.ts"
import { draftOfGuide, guideOfDraft, isSameGuide } from "./guide-draft.ts"
import { guideLines } from "./guide-lines.ts"
import { guideOf } from "./guide.ts"
import { countGuideWords, readWrittenGuide, wordLimit } from "./written-guide.ts"

const squat = {
  ...{ setUp: "Bar on your back.", move: "Sit, then stand.", breathe: "In down, out up." },
  ...{ cues: ["Chest up."], mistakes: [], easier: null, harder: "Front Squat (Barbell)" },
}

describe("A guide in a form", () => {
  it("is the guide again, for each of the app's own", () => {
    const names = guideFamilies.flatMap(({ exercises }) => Object.keys(exercises))
    for (const name of [...names, ...Object.keys(guideLines)]) {
      const guide = guideOf(name)
      expect(isSameGuide(guideOfDraft(draftOfGuide(guide)), guide)).toBe(true)
    }
  })

  it("has no line breaks and no superfluous spaces, and leaves out what is empty", () => {
    const draft = {
      ...draftOfGuide(squat),
      setUp: "  Bar on\n\nyour back. ",
      firstCue: " ",
      secondCue: "Chest up.",
    }
    expect(guideOfDraft(draft)).toEqual(squat)
  })

  it("is none if nothing is written, whatever the fields of the other kind say", () => {
    expect(guideOfDraft(draftOfGuide(null))).toBeNull()
    expect(guideOfDraft({ ...draftOfGuide(squat), isLine: true, line: " \n" })).toBeNull()
    expect(guideOfDraft({ ...draftOfGuide({ line: "Push." }), isLine: false })).toBeNull()
  })

  it("differs from another as soon as a field does", () => {
    expect(isSameGuide(squat, { ...squat, cues: ["Chest up.", "Knees out."] })).toBe(false)
    expect(isSameGuide(squat, { line: "Sit, then stand." })).toBe(false)
    expect(isSameGuide(null, squat)).toBe(false)
    expect(isSameGuide(null, null)).toBe(true)
  })
})

describe("A guide that an admin wrote", () => {
  it("has as many words as its instructions, whatever separates them", () => {
    expect(countGuideWords(squat)).toBe(13)
    expect(countGuideWords({ line: " Push  with\u00a0your\nlegs. " })).toBe(4)
    expect(countGuideWords({ line: "" })).toBe(0)
  })

  it("never starts above the limit", () => {
    const guides = guideFamilies.flatMap(({ exercises }) => Object.keys(exercises).map(guideOf))
    expect(guides.filter((guide) => guide && countGuideWords(guide) > wordLimit)).toEqual([])
  })

  it("can't be read if it isn't one", () => {
    expect(readWrittenGuide(squat)).toEqual(squat)
    expect(readWrittenGuide({ line: "Push." })).toEqual({ line: "Push." })
    const { move: _, ...withoutMove } = squat
    for (const other of [
      null,
      undefined,
      "Push.",
      [],
      {},
      { line: 5 },
      withoutMove,
      { ...squat, cues: "Chest up." },
    ])
      expect(readWrittenGuide(other)).toBeNull()
  })
})
