import { describe, expect, it } from "vitest"
import { movementOf } from "./movement.ts"

const muscles = ["chest"]
const exercise = { exercise_name: "Floor Thing", primary_muscles: muscles }

describe("What shows how an exercise is done", () => {
  it("is the library's own drawing and words", () => {
    expect(movementOf({ ...exercise, owner_id: null })).toEqual({
      ...{ exercise: "Floor Thing", name: "Floor Thing", muscles },
    })
  })

  it("is those of the exercise that an own one moves like, with the own one's muscles", () => {
    expect(movementOf({ ...exercise, owner_id: "ann", moves_like: "Plank" })).toEqual({
      ...{ exercise: "Floor Thing", name: "Plank", muscles },
    })
  })

  it("is nothing for an own exercise that moves like none, and while the owner isn't known", () => {
    expect(movementOf({ ...exercise, owner_id: "ann", moves_like: null })).toBeUndefined()
    expect(movementOf(exercise)).toBeUndefined()
  })
})
