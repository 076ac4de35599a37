import { isLiftosaur } from "./liftosaur/recognize.ts"
import { readLiftosaur } from "./liftosaur/read-liftosaur.ts"
import type { TextNote } from "./note.ts"
import type { TextProblem } from "./problem.ts"
import { readPrograms, type ReadPrograms } from "./read-programs.ts"
import type { FindExercise } from "./rule-text.ts"

/** The most characters in a text: several times those of all the library's programs. A field with more of them makes a phone wait. */
export const longestText = 200_000
// Neither of these can be stored: control characters other than tabs and line breaks, and halves of characters.
const notText = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

/** What a text of programs was read as, the programs in it, and what it says that isn't taken over as it is. */
export interface ReadText extends ReadPrograms {
  format: "own" | "liftosaur"
  notes: TextNote[]
}

/** Reads programs from text in this app's form or in Liftosaur's, whose text has no name for the program. */
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

/** Why a text can't be read at all; null if it can. */
function unfitFor(text: string): TextProblem | null {
  if (text.length > longestText) return { line: 1, what: "too_long", text: "" }
  const lines = text.split(/\r\n|\r|\n/)
  const place = lines.findIndex((line) => notText.test(line))
  if (place < 0) return null
  const shown = (lines[place] ?? "").replaceAll(new RegExp(notText, "gu"), "\ufffd").trim()
  return { line: place + 1, what: "control", text: shown.slice(0, 40) }
}
