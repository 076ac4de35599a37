import { isLiftosaur } from "./liftosaur/recognize.ts"
import { readLiftosaur } from "./liftosaur/read-liftosaur.ts"
import type { TextNote } from "./note.ts"
import type { TextProblem } from "./problem.ts"
import { readPrograms, type ReadPrograms } from "./read-programs.ts"
import type { FindExercise } from "./rule-text.ts"

/** The maximum length of a text in characters: several times the whole library. A longer text in a field makes a phone slow. */
export const longestText = 200_000
// Characters that can't be stored: control characters other than tabs and line breaks, and unpaired surrogates.
const notText = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

/** The format that a text was read as, the programs in it, and notes on the parts that aren't imported as written. */
export interface ReadText extends ReadPrograms {
  format: "own" | "liftosaur"
  notes: TextNote[]
}

/** Reads programs from text in this app's format or in Liftosaur's. A Liftosaur text doesn't name its program, so it gets `name`. */
export function readAnyText(text: string, { find, name }: { find: FindExercise; name: string }): ReadText {
  const format = isLiftosaur(text.slice(0, longestText)) ? "liftosaur" : "own"
  const unfit = unfitFor(text)
  if (unfit) return { format, programs: [], problems: [unfit], notes: [] }
  if (format === "own") {
    const { programs, problems } = readPrograms(text, find)
    return { format, programs, problems: problems.toSorted((one, other) => one.line - other.line), notes: [] }
  }
  const { program, problems, notes } = readLiftosaur(text, { find, name })
  return { format, programs: program ? [program] : [], problems, notes }
}

/** Why a text can't be read at all, as a problem; null if it can be read. */
function unfitFor(text: string): TextProblem | null {
  if (text.length > longestText) return { line: 1, what: "too_long", text: "" }
  const lines = text.split(/\r\n|\r|\n/)
  const place = lines.findIndex((line) => notText.test(line))
  if (place < 0) return null
  const shown = (lines[place] ?? "").replaceAll(new RegExp(notText, "gu"), "\ufffd").trim()
  return { line: place + 1, what: "control", text: shown.slice(0, 40) }
}
