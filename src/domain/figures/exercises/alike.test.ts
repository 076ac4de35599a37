import { expect, it } from "vitest"
import { jointsOf } from "../body/solve.ts"
import { endOf, figureAt, type Square } from "../figure.ts"
import { poseAt } from "../pose/moment.ts"
import type { Pattern } from "../pose/pattern.ts"
import { exercisesWithFigure, patternOfExercise } from "./pattern-of-exercise.ts"

/** Exercises that look the same to someone who watches them, and why. */
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

interface Figure {
  name: string
  pattern: Pattern
}

/** The figures in groups of the same key. A figure that is alone in its group is left out. */
function groupsBy(figures: readonly Figure[], keyOf: (figure: Figure) => string): Figure[][] {
  const groups = new Map<string, Figure[]>()
  for (const figure of figures) {
    const key = keyOf(figure)
    groups.set(key, [...(groups.get(key) ?? []), figure])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** The position of every joint at the end of a movement, as text. */
function bodyOf({ pattern }: Figure): string {
  return JSON.stringify(jointsOf(poseAt(pattern, endOf(pattern)), pattern.kit ?? []))
}

/** A figure's strokes during the movement and at its end, as text. Marked muscles are left out. */
function strokesOf({ pattern }: Figure): string {
  const moments = [0.3, endOf(pattern)]
  return JSON.stringify(
    moments.map((moment) => figureAt(pattern, moment, { square, detail: "small", muscles: [] })),
  )
}

it("Exercises are drawn alike only if they look alike", () => {
  const figures = exercisesWithFigure.toSorted().flatMap((name): Figure[] => {
    const pattern = patternOfExercise(name)
    return pattern ? [{ name, pattern }] : []
  })
  // Drawing takes a long time, and different bodies are never drawn alike, so only figures with the same body
  // are drawn.
  const drawnAlike = groupsBy(figures, bodyOf).flatMap((posedAlike) => groupsBy(posedAlike, strokesOf))
  const names = drawnAlike.map((group) => group.map(({ name }) => name))
  expect(new Set(names)).toEqual(new Set(alike.map(([, exercises]) => exercises)))
})
