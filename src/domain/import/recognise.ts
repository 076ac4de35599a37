import { fitbod } from "./formats/fitbod.ts"
import { fitNotes } from "./formats/fitnotes.ts"
import { flexify } from "./formats/flexify.ts"
import { hevy, hevyMeasurements } from "./formats/hevy.ts"
import { liftLog } from "./formats/liftlog.ts"
import { liftosaur } from "./formats/liftosaur.ts"
import { strong } from "./formats/strong.ts"
import { strongLifts } from "./formats/stronglifts.ts"
import type { RowFormat } from "./row-reading.ts"

const formats = [strong, hevy, hevyMeasurements, fitNotes, fitbod, strongLifts, liftosaur, liftLog, flexify]

/** The app that writes tables with these columns; undefined where none is known. */
export function recognise(header: readonly string[]): RowFormat | undefined {
  const columns = new Set(header.map((name) => name.trim()))
  return formats.find((format) => format.recognises(columns))
}

/** What stands between the cells of a header line: the mark that is there most often outside quotes. */
export function separatorOf(headerLine: string): "," | ";" | "\t" {
  const bare = headerLine.replaceAll(/"(?:[^"]|"")*"/g, "")
  const count = (mark: string) => bare.split(mark).length
  const [best = ","] = ([",", ";", "\t"] as const).toSorted((one, other) => count(other) - count(one))
  return best
}
