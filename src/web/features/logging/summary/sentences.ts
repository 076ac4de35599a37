import { adHocName, unknownExercise } from "#domain/text/missing-name-words.ts"
import { writeList } from "#domain/text/formats.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as ledger } from "../ledger/sentences.ts"

/** The wording for the summary of a saved workout. */
export const sentences = {
  savedTitle: adHocName,
  /** The title until the workout's name has loaded. */
  titleWithoutName: "Your workout",
  // For a workout that hasn't been sent yet.
  waits: "It will be sent automatically.",
  waitsOffline: "It will be sent when you’re back online.",
  seeOutbox: "It couldn’t be sent. The outbox says why.",
  notWaiting: "This workout is no longer on this device. It was sent or discarded.",
  openOutbox: "Open Outbox",
  totals: "This workout",
  duration: "Duration",
  volume: "Volume",
  sets: "Sets",
  notTimed: "N/A",
  /** The words after the difference from the previous workout. */
  changes: {
    duration: ["longer", "shorter"],
    volume: ["more", "less"],
    sets: ["more", "fewer"],
    none: "the same",
  },
  records: "Records",
  record: "Record",
  kinds: {
    weight: "Heaviest weight",
    one_rep_max: ledger.bests.one_rep_max,
    reps: "Most reps at this weight",
    distance: ledger.bests.distance,
    time: ledger.bests.time,
  },
  estimatedFrom: (estimate: string, set: string) => `${estimate}, from ${set}`,
  leastHelp: ledger.leastHelp,
  noRecords: "No new records.",
  unknownExercise,
  editLog: later.editLog,
  share: "Share",
  loadingSummary: "Loading the summary...",
  failedSummary: "Your workout is saved, but its summary couldn’t be loaded.",
  superset: (names: readonly string[]) => `Superset: ${writeList(names)}.`,
  comparedWith: (day: string) => `Compared with ${day}.`,
}
