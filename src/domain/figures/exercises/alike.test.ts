import { expect, it } from "vitest"
import { endOf, figureAt, type Square } from "../figure.ts"
import { exercisesWithFigure, patternOfExercise } from "./pattern-of-exercise.ts"

/** Exercises that look alike to someone who watches, and why. */
const alike: readonly (readonly [why: string, exercises: readonly string[]])[] = [
  ["only time differs", ["Back Squat (Barbell)", "Pause Squat (Barbell)", "Tempo Squat (Barbell)"]],
  ["only time differs", ["Bench Press (Barbell)", "Paused Bench Press (Barbell)"]],
  ["only time differs", ["Deadlift (Barbell)", "Paused Deadlift (Barbell)"]],
  ["only time differs", ["Paused Romanian Deadlift (Barbell)", "Romanian Deadlift (Barbell)"]],
  ["only how far each repetition goes differs", ["21s Bicep Curl", "Bicep Curl (Barbell)"]],
  ["only the step after it differs", ["Lunge (Barbell)", "Walking Lunge (Barbell)"]],
  ["only the step after it differs", ["Lunge (Bodyweight)", "Walking Lunge"]],
  ["only the step after it differs", ["Lunge (Dumbbell)", "Walking Lunge (Dumbbell)"]],
  ["one movement with two names", ["Cross Body Hammer Curl (Dumbbell)", "Pinwheel Curl (Dumbbell)"]],
  ["one movement with two names", ["Hammer Curl (Cable)", "Rope Curl (Cable)"]],
  ["one movement with two names", ["Triceps Pushdown (Cable)", "Triceps Pushdown - Straight Bar (Cable)"]],
  ["one movement with two names", ["Calf Extension (Machine)", "Calf Press on Seated Leg Press"]],
  ["a bar on a hinge, with a handle or without", ["Landmine Row (Barbell)", "T Bar Row"]],
  ["one machine with two names", ["Bicep Curl (Machine)", "Preacher Curl (Machine)"]],
  ["only pace and place differ", ["Interval Running", "Running", "Shuttle Run", "Track Running"]],
  ["only the ground differs", ["Cycling", "Gravel Cycling", "Mountain Biking"]],
]
const square: Square = [0, 0, 200, 200]

/** The strokes of an exercise's figure on the way and at the end; marked muscles are left out. */
function strokesOf(name: string): string {
  const pattern = patternOfExercise(name)
  if (!pattern) throw new Error(`${name} has no figure.`)
  const moments = [0.3, endOf(pattern)]
  return JSON.stringify(
    moments.map((moment) => figureAt(pattern, moment, { square, detail: "small", muscles: [] })),
  )
}

it("Exercises are drawn alike only if they look alike", () => {
  const drawnAlike = new Map<string, string[]>()
  for (const name of exercisesWithFigure.toSorted()) {
    const strokes = strokesOf(name)
    drawnAlike.set(strokes, [...(drawnAlike.get(strokes) ?? []), name])
  }
  const groups = [...drawnAlike.values()].filter(({ length }) => length > 1)
  expect(new Set(groups)).toEqual(new Set(alike.map(([, exercises]) => exercises)))
})
