import { mostCharacters } from "./limits.ts"
import type { LinePrescription, Program } from "./program.ts"

/** Which part of a program is too long for its column: the whole program, or one of its exercises. Null if all of it can be stored. */
export type TooLong = { what: "program" } | { what: "exercise"; name: string } | null

/**
 * Finds the parts of a program that are too long, measured as the database measures them, so that a program that it
 * would refuse isn't sent.
 */
export function tooLongIn(program: Program): TooLong {
  for (const { lines } of program.days)
    for (const { exercise_id: _id, exercise_name: name, ...prescription } of lines)
      if (storedLength(prescription) > mostCharacters.exercise) return { what: "exercise", name }
  return storedLength(program) > mostCharacters.program ? { what: "program" } : null
}

/** The length of a value as `jsonb` writes it: like JSON, with a space after each comma and colon between values, in code points. */
export function storedLength(value: Program | LinePrescription): number {
  const text = JSON.stringify(value)
  const spaces = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").match(/[,:]/g)?.length ?? 0
  const secondHalves = text.match(/[\uDC00-\uDFFF]/g)?.length ?? 0
  return text.length + spaces - secondHalves
}
