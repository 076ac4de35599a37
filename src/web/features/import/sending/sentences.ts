import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import { countOf, countWeights, countWorkouts } from "#domain/text/count-words.ts"

const percent = (share: number) => `${writeNumber(share * 100, 0)}%`

/** "8 years, 8 months" */
function spanText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years > 0 && countOf(years, "year", "years"),
    (rest > 0 || years === 0) && countOf(rest, "month", "months"),
  ]
  return parts.filter(Boolean).join(", ")
}

/** The wording for an import in progress and for its result. */
export const sentences = {
  importing: (workoutCount: number, weightCount: number) =>
    `Importing ${workoutCount > 0 ? countWorkouts(workoutCount) : countWeights(weightCount)}`,
  shareDone: (share: number) => `${percent(share)} done`,
  adding: "Adding to your log",
  sentPhotos: (sent: number, photos: number) =>
    `${writeNumber(sent, 0)} of ${countOf(photos, "photo", "photos")} sent`,
  photosHint: "Keep this page open until your photos are sent.",
  hint: "Your calendar updates when the import is complete. If you close this page, it resumes when you come back.",
  hintNotStored:
    "Your calendar updates when the import is complete. Keep this page open: this device can’t store the import.",
  continue: "Continue",

  stoppedAt: (share: number) => `Your import stopped at ${percent(share)}.`,
  stoppedHint: "Nothing is lost. The import continues when you’re online.",
  refused: (reason: string) => `The import was refused: ${reason}`,
  refusedHint: "Nothing was saved.",
  signedOut: "You’ve been signed out. Sign in again to continue the import.",
  anotherOpen: "Another import is not finished yet. Continue or discard it first.",
  comparedBefore:
    "Another import finished after this file was compared with your log. Discard this one and choose the file again, so that nothing is imported twice.",

  done: (workoutCount: number, weightCount: number) =>
    workoutCount + weightCount === 0
      ? "Your data is imported."
      : `${writeList([workoutCount > 0 ? countWorkouts(workoutCount) : "", weightCount > 0 ? countWeights(weightCount) : ""].filter(Boolean))} imported.`,
  newExercises: (count: number) => `${countOf(count, "new exercise", "new exercises")}.`,
  refusedPhotos: (count: number) =>
    `${countOf(count, "progress photo was", "progress photos were")} refused. Import the file again to retry.`,
  unreadLines: (count: number) => `${countOf(count, "line", "lines")} could not be read.`,
  wereHere: (count: number) =>
    `${countWorkouts(count)} ${plural(count, { one: "was already in your log and was", other: "were already in your log and were" })} skipped.`,
  showCalendar: "Show My Calendar",
  importAnother: "Import Another File",

  lookBack: "Your first look back",
  span: (months: number) => spanText(months),
  best: (exercise: string, weight: string, day: LocalDay) =>
    `Best ${exercise}: ${weight} on ${formatDay(day, "short")}.`,
  busiest: (count: number, month: LocalDay) =>
    `Most workouts in a month: ${writeNumber(count, 0)}, in ${formatDay(month, "monthAndYear")}.`,
}
