import { describe, expect, it } from "vitest"
import { gearOf, type LoadedExercise } from "./gear.ts"

const few = {
  bars: { barbell: 20, "ez bar": 10, "trap bar": 25 },
  plates: [20, 10, 5, 2.5, 1.25].map((weight) => ({ weight, pairs: 1 })),
}

describe("the loads of a program's exercise", () => {
  it("depend on the exercise's equipment, its kind of load and the rule's increment", () => {
    const exercise = (
      equipment: string,
      measure: LoadedExercise["measure"] = "weight_reps",
      load: LoadedExercise["load"] = "outside",
    ) => ({ equipment, measure, load })
    const gear = gearOf(
      new Map(
        Object.entries({
          bench: exercise("barbell"),
          row: exercise("dumbbell"),
          chin: exercise("bodyweight", "weight_reps", "added"),
          help: exercise("machine", "weight_reps", "help"),
          press: exercise("machine"),
          plank: exercise("bodyweight", "time"),
        }),
      ),
      { kg: few },
    )
    const nearest = (id: string, step: number, x: number) => gear(id, "kg", step)?.nearest(x)
    expect(nearest("bench", 2.5, 103)).toBe(97.5)
    expect(gear("bench", "lbs", 5)?.nearest(103)).toBe(105)
    expect([nearest("row", 2, 21.4), nearest("row", 1, 21.4), nearest("row", 2.5, 21.4)]).toEqual([
      22, 21, 22.5,
    ])
    expect([nearest("chin", 1.25, -5), nearest("chin", 1.25, 6)]).toEqual([0, 5])
    expect([nearest("help", 5, -22), nearest("help", 5, 3)]).toEqual([-20, 0])
    expect([nearest("press", 2.5, 41), nearest("press", 5, 42)]).toEqual([40, 40])
    expect([nearest("plank", 2.5, 41), gear("unknown", "kg", 5)]).toEqual([undefined, null])
  })

  it("are the weights that the person has, where they have named them", () => {
    const exercise = (load: LoadedExercise["load"]) => ({
      ...{ equipment: "dumbbell", measure: "weight_reps" as const, load },
    })
    const exercises = new Map([
      ["row", exercise("outside")],
      ["dip", exercise("added")],
      ["help", exercise("help")],
    ])
    const gear = gearOf(exercises, { weights: { kg: { dumbbell: [10, 12.5, 20] } } })
    expect(gear("row", "kg", 2)?.heavier(12.5)).toBe(20)
    expect(gear("row", "kg", 2)?.heavier(20)).toBe(20)
    expect(gear("dip", "kg", 2)?.lighter(10)).toBe(0)
    expect(gear("help", "kg", 2)?.heavier(-12.5)).toBe(-10)
    expect(gear("row", "lbs", 5)?.heavier(20)).toBe(25)
  })
})
