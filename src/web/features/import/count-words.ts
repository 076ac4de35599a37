import { plural, writeNumber } from "#domain/text/formats.ts"

/** A count with its word: "1 row", "1,200 rows". */
export const countOf = (count: number, one: string, other: string) =>
  `${writeNumber(count, 0)} ${plural(count, { one, other })}`

export const workouts = (count: number) => countOf(count, "workout", "workouts")
export const weights = (count: number) => countOf(count, "body weight", "body weights")
export const sets = (count: number) => countOf(count, "set", "sets")
