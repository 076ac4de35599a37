import { describe, expect, it } from "vitest"
import { guideOf, guideOfMovement } from "./guide.ts"

const squat = "Back Squat (Barbell)"
const written = {
  ...{ setUp: "Bar on your back.", move: "Sit, then stand.", breathe: "In down, out up." },
  ...{ cues: ["Chest up."], mistakes: [], easier: null, harder: "Front Squat (Barbell)" },
}

describe("The guide to an exercise of the library", () => {
  it("is the app's own, whatever its drawing is", () => {
    expect(guideOfMovement({ exercise: squat, name: squat })).toEqual(guideOf(squat))
    expect(guideOfMovement({ exercise: squat, name: "squat-front", written: null })).toEqual(guideOf(squat))
  })

  it("stays when an admin renames it, because its old name is what it moves like", () => {
    expect(guideOfMovement({ exercise: "Squat, Zig", name: squat })).toEqual(guideOf(squat))
  })

  it("is in an admin's words, and still says which joints it loads and whether it needs a coach", () => {
    const joints = ["lower back", "hip", "knee"]
    expect(guideOfMovement({ exercise: squat, name: squat, written })).toEqual({
      ...written,
      joints,
      needsCoach: false,
    })
    const kipping = { exercise: "Kipping Pull Up", name: "Kipping Pull Up", written }
    expect(guideOfMovement(kipping)).toMatchObject({ ...written, needsCoach: true })
    const added = { exercise: "Zig", name: "Zig", written }
    expect(guideOfMovement(added)).toEqual({ ...written, joints: [], needsCoach: false })
  })

  it("may be an admin's single line", () => {
    expect(guideOfMovement({ exercise: "Tennis", name: "Tennis", written: { line: "Play." } })).toEqual({
      line: "Play.",
    })
  })

  it("is the app's own if this release can't read what an admin's later one wrote", () => {
    const later = { steps: ["Sit.", "Stand."] }
    expect(guideOfMovement({ exercise: squat, name: squat, written: later })).toEqual(guideOf(squat))
  })

  it("is none where there are no words at all", () => {
    expect(guideOfMovement({ exercise: "Zig", name: "squat-front" })).toBeNull()
  })
})

describe("The guide to a person's own exercise", () => {
  it("is that of what it moves like, even if it is called like another", () => {
    expect(guideOfMovement({ exercise: "Plank", name: squat, isOwn: true })).toEqual(guideOf(squat))
    expect(guideOfMovement({ exercise: "Plank", name: "squat-front", isOwn: true })).toBeNull()
  })
})
