import { unknownExercise } from "#domain/text/unknown-exercise.ts"
import { adHocName } from "#domain/text/ad-hoc-name.ts"
import { writeList } from "#domain/text/formats.ts"
/** What the summary of a saved workout says; apart from the other sentences, as the first load of logging does not need it. */
export const sentences = {
  savedTitle: adHocName,
  /** While its name is not known. */
  titleWithoutName: "Your workout",
  totals: "This workout",
  records: "Records",
  leastHelp: "Least help",
  noRecords: "No new records.",
  unknownExercise,
  toDashboard: "Back to Home",
  editLog: "Edit Log",
  share: "Share",
  loadingSummary: "Loading the summary...",
  failedSummary: "The workout is saved. Only its summary could not be loaded.",
  superset: (names: readonly string[]) => `Superset: ${writeList(names)}.`,
  comparedWith: (day: string) => `Compared with ${day}.`,
  gone: "Failed to load workout data.",
}
