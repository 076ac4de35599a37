import * as z from "zod/mini"

// People can write anything into a stored program. These limits keep what the engine reads small, far above what anyone trains.

/** The limits of a name or a sentence in a program. */
export const shortText = z.string().check(z.minLength(1), z.maxLength(200))
/** An id of a row. */
export const rowId = z.string().check(z.minLength(1), z.maxLength(64))
/** A weight in either unit; below zero for help. */
export const weightNumber = z.number().check(z.minimum(-2000), z.maximum(2000))
/** A count of reps, seconds, sessions or fails. */
export const count = z.int().check(z.minimum(0), z.maximum(100_000))
/** A percentage. */
export const percent = z.number().check(z.minimum(0), z.maximum(300))
export const rpeNumber = z.number().check(z.minimum(1), z.maximum(10))
export const weightUnit = z.enum(["kg", "lbs"])
/** A local day, `yyyy-MM-dd`. */
export const localDay = z.string().check(z.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/))
/** A place in a list: of a day in a program, of a line in a day, of a set in a line. */
export const place = z.int().check(z.minimum(0), z.maximum(500))
