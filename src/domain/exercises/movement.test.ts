import { describe, expect, it } from "vitest"
import { movementOf } from "./movement.ts"

const muscles = ["chest"]
const exercise = { exercise_name: "Floor Thing", primary_muscles: muscles }

describe("What shows how an exercise is done", () => {
  it("is the library's own drawing and words", () => {
    expect(movementOf({ ...exercise, owner_id: null })).toEqual({
      ...{ exercise: "Floor Thing", name: "Floor Thing", muscles, isOwn: false, written: null },
    })
  })

  it("is the drawing and the words that an admin has chosen for one of the library's", () => {
    const guide = { line: "Push." }
    expect(movementOf({ ...exercise, owner_id: null, moves_like: "push-up", guide })).toEqual({
      ...{ exercise: "Floor Thing", name: "push-up", muscles, isOwn: false, written: guide },
    })
  })

  it("is nothing for one that an admin has added to the library, until something is said about it", () => {
    const added = { ...exercise, owner_id: null, pattern: null }
    expect(movementOf({ ...added, moves_like: null, guide: null })).toBeUndefined()
    expect(movementOf({ ...added, moves_like: null, guide: { line: "Push." } })?.name).toBe("Floor Thing")
    expect(movementOf({ ...added, moves_like: "push-up", guide: null })?.name).toBe("push-up")
  })

  it("is those of the exercise that an own one moves like, with the own one's muscles", () => {
    expect(movementOf({ ...exercise, owner_id: "ann", moves_like: "Plank" })).toEqual({
      ...{ exercise: "Floor Thing", name: "Plank", muscles, isOwn: true, written: null },
    })
  })

  it("is nothing for an own exercise that moves like none, and while the owner isn't known", () => {
    expect(movementOf({ ...exercise, owner_id: "ann", moves_like: null })).toBeUndefined()
    expect(movementOf(exercise)).toBeUndefined()
  })
})
