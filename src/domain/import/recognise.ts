import { fitbod } from "./formats/fitbod.ts"
import { fitNotes } from "./formats/fitnotes.ts"
import { flexify } from "./formats/flexify.ts"
import { hevy, hevyMeasurements } from "./formats/hevy.ts"
import { liftLog } from "./formats/liftlog.ts"
import { liftosaur } from "./formats/liftosaur.ts"
import { strong } from "./formats/strong.ts"
import { strongLifts } from "./formats/stronglifts.ts"
import { jefit } from "./formats/jefit.ts"
import { ownCsv } from "./formats/own-csv.ts"
import { type HistoryReader, historyReader } from "./collect-history.ts"
import { sectionedReader } from "./sections.ts"

const formats = [strong, hevy, hevyMeasurements, fitNotes, fitbod, strongLifts, liftosaur, liftLog, flexify]

/** The reader for a table, or a file of several tables, that begins with this row; undefined if the format is unknown. */
export function recognise(first: readonly string[], line = 1): HistoryReader | undefined {
  const sectioned = [jefit, ownCsv].find(({ titleIn }) => titleIn(first) !== null)
  if (sectioned) {
    const reader = sectionedReader(sectioned)
    reader.add(first, line)
    return reader
  }
  const columns = new Set(first.map((name) => name.trim()))
  const format = formats.find((each) => each.recognises(columns))
  return format && historyReader(format, first, line)
}

/** The delimiter of a header line: the candidate that occurs most often outside quotes. */
export function separatorOf(headerLine: string): "," | ";" | "\t" {
  const bare = headerLine.replaceAll(/"(?:[^"]|"")*"/g, "")
  const count = (mark: string) => bare.split(mark).length
  const [best = ","] = ([",", ";", "\t"] as const).toSorted((one, other) => count(other) - count(one))
  return best
}
