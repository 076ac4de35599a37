import * as z from "zod/mini"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"

// A client can store anything as a program. These limits keep the engine's input small, and are far above what anyone trains.

/** A name or a sentence in a program. It is shown inside other text, so it can't contain characters that reverse the direction of text. */
export const shortText = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.overwrite(withoutDirectionMarks))
/** The id of a row. */
export const rowId = z.string().check(z.minLength(1), z.maxLength(64))
/** A weight in either unit; negative for assistance. */
export const weightNumber = z.number().check(z.minimum(-2000), z.maximum(2000))
/** The heaviest load and the longest distance, in any unit. */
export const mostLoad = 10_000
/** An exact load or distance, which can have more digits than a person would type. */
export const exactLoad = z.number().check(z.minimum(-mostLoad), z.maximum(mostLoad))
/** The largest amount of a set (its reps, time or distance), in the amount's unit. */
export const mostQuantity = 100_000
/** A set's amount (its reps, time or distance), in the amount's unit. */
export const quantity = z.number().check(z.minimum(0), z.maximum(mostQuantity))
/** A number of reps, seconds, sessions or misses. */
export const count = z.int().check(z.minimum(0), z.maximum(100_000))
/** The number of equal sets that one entry of a program stands for. */
export const setCount = count.check(z.maximum(50))
/** The number of weeks in a program or a cycle. */
export const weekCount = z.int().check(z.minimum(1), z.maximum(104))
/** The maximum number of sets of one exercise in a session. */
export const mostSets = 100
/**
 * The maximum number of sets of all exercises in a session, which is what `workout_logs.prescribed` has room
 * for.
 */
export const mostSetsOfDay = 200
/** A percentage. */
export const percent = z.number().check(z.minimum(0), z.maximum(300))
export const rpeNumber = z.number().check(z.minimum(1), z.maximum(10))
export const weightUnit = z.enum(["kg", "lbs"])
/** A local day, `yyyy-MM-dd`. */
export const localDay = z.string().check(z.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/))
/** An index in a list, such as a program's days, a day's exercises, or an exercise's sets. */
export const place = z.int().check(z.minimum(0), z.maximum(500))
/** The maximum number of characters of a program in `program_versions.content`, and of an exercise's part in `workout_exercises.prescription`. */
export const mostCharacters = { program: 500_000, exercise: 100_000 }
