import { describe, expect, it } from "vitest"
import { aCompleteExport, anExercise } from "#tests/support/a-complete-export.ts"
import { readOwnJson } from "./formats/own-json.ts"
import { loadOf, matchExercises, usedExercises } from "./match-exercises.ts"

describe("an exercise of a complete account", () => {
  it("is created as in its row, unless one with exactly that name exists", () => {
    const history = readOwnJson(JSON.stringify(aCompleteExport))
    if (typeof history === "string") throw new Error(history)
    const used = usedExercises(history)
    expect(used).toEqual([
      {
        ...{ name: "Dip", sets: 2, helped: 2 },
        guess: { name: "Dip", type: "strength", measure: "weight_reps", row: anExercise },
      },
    ])
    const dip = { exercise_id: "d", exercise_name: "Chest Dip", aliases: ["Dip"] }
    expect(matchExercises(used, [dip]).get("Dip")).toEqual({ kind: "new", made: used[0]?.guess })
    expect(matchExercises(used, [{ ...dip, exercise_name: "dip" }]).get("Dip")?.kind).toBe("same")
  })

  it("has the load of its row, of the new exercise, or of the existing one", () => {
    const made = { name: "Dip", type: "strength", measure: "weight_reps" } as const
    const library = [{ exercise_id: "d", exercise_name: "Dip", aliases: [], measure: "help" as const }]
    expect(loadOf({ make: { ...made, row: anExercise } }, [])).toBe("added")
    expect(loadOf({ make: { ...made, load: "help", row: anExercise } }, [])).toBe("help")
    expect(loadOf({ make: made }, [])).toBe("outside")
    expect([loadOf({ id: "d" }, library), loadOf({ id: "gone" }, library)]).toEqual(["help", "outside"])
  })
})
