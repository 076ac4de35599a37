import { describe, expect, it } from "vitest"
import type { FileHistory, FileSet } from "./file-history.ts"
import { type LibraryExercise, matchExercises, usedExercises } from "./match-exercises.ts"
import { emptySet } from "./row-reading.ts"

const named = (
  exercise_id: string,
  exercise_name: string,
  more: Partial<LibraryExercise> = {},
): LibraryExercise => ({
  ...{ exercise_id, exercise_name, aliases: [] },
  ...more,
})
const guess = { name: "", type: "strength", measure: "weight_reps" } as const
/** How a name is matched, with the names of the candidates. */
function match(name: string, library: LibraryExercise[], measure: "weight_reps" | "reps" = "weight_reps") {
  const made = { ...guess, name, measure }
  const found = matchExercises([{ name, sets: 1, guess: made }], library).get(name)
  if (found?.kind === "similar")
    return [found.isTied ? "tied" : "similar", ...found.candidates.map((each) => each.exercise_id)]
  return found?.kind === "new" ? ["new"] : [found?.kind, found?.exercise.exercise_id]
}

describe("an exercise of a file", () => {
  const library = [
    named("curl", "Curl (Barbell)"),
    named("hammer", "Hammer Curl (Dumbbell)", { aliases: ["Neutral Curl"] }),
    named("thrust", "Hip Thrust", { measure: "reps", aliases: ["Bridge"] }),
  ]

  it("matches one with the same words in another order, or is similar to some", () => {
    expect(match("Barbell curls", library)).toEqual(["alias", "curl"])
    expect(match("Curl", library)).toEqual(["tied", "curl", "hammer"])
    expect(match("Dumbbell Curl", library)).toEqual(["similar", "hammer"])
    expect(match("Neutral Curls", library)).toEqual(["alias", "hammer"])
    expect(match("Leg Press", library)).toEqual(["new"])
    expect(match("Barbell Curl Reverse Grip", library)).toEqual(["similar", "curl"])
    expect(match("Barbell Curl Reverse Grip Strict", library)).toEqual(["new"])
  })

  it("with a weight doesn't match an unweighted one of the same name", () => {
    expect(match("Bridge", library)).toEqual(["similar", "thrust"])
    expect(match("Bridge", library, "reps")).toEqual(["alias", "thrust"])
    expect(match("Thrust Hip", library)).toEqual(["similar", "thrust"])
    expect(match("Thrust Hip", library, "reps")).toEqual(["alias", "thrust"])
    expect(match("Hip thrust", library)).toEqual(["same", "thrust"])
  })

  it("is more similar the more words it shares; ties keep the library's order", () => {
    const [row, grip] = [named("curl", "Curl Row Grip"), named("press", "Press Row Grip")]
    expect(match("Curl Press Row Grip", [grip, row])).toEqual(["tied", "press", "curl"])
    expect(match("Curl Press Row Grip", [named("few", "Curl Row"), grip])).toEqual([
      "similar",
      "press",
      "few",
    ])
    const five = [named("five", "Alfa Bravo Charlie Delta Echo")]
    expect(match("Alfa Bravo Charlie Xray Yankee", five)).toEqual(["similar", "five"])
  })

  it("has at most four candidates, most similar first; ties keep the library's order", () => {
    const many = ["K", "L", "M", "N", "O"].map((letter) => named(letter, `Squat Box Front ${letter}`))
    expect(match("Box Squat Front", many)).toEqual(["tied", "K", "L", "M", "N"])
    const nearer = [
      ...many,
      named("near", "Box Squat Front (Low)", { aliases: ["Squat Front Box Low High"] }),
    ]
    expect(match("Low Squat Box Front Wide", nearer)).toEqual(["similar", "near", "K", "L", "M"])
  })
})

const historyOf = (
  ...exercises: { name: string; sets: Partial<FileSet>[]; load?: "added" | "help" }[]
): FileHistory => ({
  ...{ source: "Strong", weights: [], problems: [] },
  workouts: exercises.map(({ name, sets, ...load }) => ({
    ...{
      line: 1,
      name: null,
      start: { kind: "day", day: "2026-03-01" },
      duration_seconds: null,
      notes: null,
    },
    exercises: [{ name, sets: sets.map((set) => ({ ...emptySet, ...set })), ...load }],
  })),
})

describe("the exercises of a file", () => {
  it("are listed most used first, with their number of sets and assisted sets", () => {
    const used = usedExercises(
      historyOf(
        { name: "A", sets: [{ reps: 5 }] },
        { name: "B", sets: [{ weight: -20 }, { weight: 0 }] },
        { name: "B", sets: [{ weight: -5 }] },
      ),
    )
    expect(used.map(({ name, sets, helped }) => [name, sets, helped])).toEqual([
      ["B", 3, 2],
      ["A", 1, 0],
    ])
  })

  it.each<[Partial<FileSet>[], object]>([
    [
      [{ reps: 5, weight: -20 }, { distance: 5 }],
      { type: "strength", measure: "weight_reps", load: "added" },
    ],
    [[{ reps: 5 }, { reps: 5, weight: 60 }], { type: "strength", measure: "weight_reps" }],
    [[{ distance: 5, duration_minutes: 20 }], { type: "cardio", measure: "distance_time" }],
    [[{ duration_minutes: 1, reps: 0 }], { type: "strength", measure: "time" }],
    [[{ duration_minutes: 1, reps: 3 }], { type: "strength", measure: "reps" }],
    [[{ reps: 0, weight: 0 }], { type: "strength", measure: "weight_reps" }],
    [[], { type: "strength", measure: "weight_reps" }],
  ])("with sets of %j are created as %j", (sets, made) => {
    expect(usedExercises(historyOf({ name: "New", sets }))[0]?.guess).toEqual({ name: "New", ...made })
  })

  it("have the load from the file", () => {
    const [used] = usedExercises(historyOf({ name: "Dip", sets: [{ reps: 5 }], load: "help" }))
    expect(used?.guess).toEqual({ name: "Dip", type: "strength", measure: "weight_reps", load: "help" })
  })
})
