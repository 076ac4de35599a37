import { plural, writeNumber } from "./formats.ts"

/** A whole number with its word: "1 row", "1,200 rows". */
export const countOf = (count: number, one: string, other: string) =>
  `${writeNumber(count, 0)} ${plural(count, { one, other })}`

export const countSets = (count: number) => countOf(count, "set", "sets")
export const countExercises = (count: number) => countOf(count, "exercise", "exercises")
export const countWorkouts = (count: number) => countOf(count, "workout", "workouts")
export const countRoutines = (count: number) => countOf(count, "routine", "routines")
export const countWeights = (count: number) => countOf(count, "body weight", "body weights")
export const countGoals = (count: number) => countOf(count, "goal", "goals")
