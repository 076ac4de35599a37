import { fitbod } from "./formats/fitbod.ts"
import { fitNotes, fitNotesMeasurements } from "./formats/fitnotes.ts"
import { flexify } from "./formats/flexify.ts"
import { flexifyGraphs } from "./formats/flexify-graphs.ts"
import { hevy, hevyMeasurements } from "./formats/hevy.ts"
import { liftLog } from "./formats/liftlog.ts"
import { liftosaur } from "./formats/liftosaur.ts"
import { strong } from "./formats/strong.ts"
import { strongLifts } from "./formats/stronglifts.ts"
import { jefit } from "./formats/jefit.ts"
import { ownCsv } from "./formats/own-csv.ts"
import type { RowFormat } from "./row-reading.ts"
import { sectionedReader } from "./sections.ts"
import type { SpellingAnswers } from "./spelling.ts"
import { type HistoryReader, historyReader } from "./table-reader.ts"

/** The formats of a single table, in the order in which they are tried. */
export const formats: readonly RowFormat[] = [
  ...[hevy, hevyMeasurements, fitNotes, fitNotesMeasurements, fitbod, strongLifts],
  ...[liftosaur, liftLog, flexify, flexifyGraphs],
  // Strong's format comes last, because it accepts columns in many languages.
  strong,
]

/**
 * The reader for a file, of one table or several, that begins with this row; undefined if the format is unknown.
 */
export function recognize(
  first: readonly string[],
  line = 1,
  answers: SpellingAnswers = {},
): HistoryReader | undefined {
  const sectioned = [jefit, ownCsv].find(({ titleIn }) => titleIn(first) !== null)
  if (sectioned) {
    const reader = sectionedReader(sectioned, answers)
    reader.add(first, line)
    return reader
  }
  const columns = new Set(first.map((name) => name.trim()))
  const format = formats.find((each) => each.recognizes(columns))
  return format && historyReader(format, first, line, answers)
}

/** The delimiter of a header line: the candidate that occurs most often outside quotes. */
export function separatorOf(headerLine: string): "," | ";" | "\t" {
  const bare = headerLine.replaceAll(/"(?:[^"]|"")*"/g, "")
  const count = (mark: string) => bare.split(mark).length
  const [best = ","] = ([",", ";", "\t"] as const).toSorted((one, other) => count(other) - count(one))
  return best
}
