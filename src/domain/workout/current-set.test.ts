import { describe, expect, it } from "vitest"
import { currentSetId, nextOpenSetId } from "./current-set.ts"
import { type Draft, emptySet, newDraft } from "./draft.ts"

function draftOf(...exercises: { id: string; is_done: boolean }[][]): Draft {
  return {
    ...newDraft("op", "2025-11-21", "metric"),
    exercises: exercises.map((sets, index) => ({
      id: `e${index}`,
      exercise_id: `e${index}`,
      exercise_name: "Squat",
      exercise_type: "strength",
      measure: "weight_reps",
      order: index + 1,
      template_sets: null,
      template_reps: null,
      template_notes: null,
      sets: sets.map((set) => ({ ...emptySet(set.id), ...set })),
    })),
  }
}

const done = (id: string) => ({ id, is_done: true })
const open = (id: string) => ({ id, is_done: false })

describe("the set of now", () => {
  it("is the first that is not done", () => {
    expect(currentSetId(draftOf([done("a"), open("b")], [open("c")]), null)).toBe("b")
    expect(currentSetId(draftOf([done("a")]), null)).toBeNull()
  })

  it("is the chosen one, also to correct a done set, as long as it is there", () => {
    const draft = draftOf([done("a"), open("b")])
    expect(currentSetId(draft, "a")).toBe("a")
    expect(currentSetId(draft, "gone")).toBe("b")
  })

  it("goes on to the next open one, and back to what was skipped", () => {
    const draft = draftOf([open("a"), done("b")], [done("c"), open("d")])
    expect(nextOpenSetId(draft, "b")).toBe("d")
    expect(nextOpenSetId(draft, "d")).toBe("a")
    expect(nextOpenSetId(draftOf([open("a")]), "a")).toBeNull()
  })
})
