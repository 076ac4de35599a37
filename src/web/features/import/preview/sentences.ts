import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import type { ImportPreview } from "../file/messages.ts"
import { sentences as exercises } from "#web/backend/exercises/sentences.ts"
import { countOf, countWeights, countWorkouts } from "#domain/text/count-words.ts"

const otherRows = {
  workouts: ["routine", "routines"],
  generated_weekly_schedules: ["weekly plan", "weekly plans"],
  goals: ["goal", "goals"],
  ai_analyses: ["analysis", "analyses"],
  exercise_notes: ["exercise note", "exercise notes"],
  avoided: ["thing you avoid", "things you avoid"],
  body_measurements: ["measurement", "measurements"],
} as const

/** The wording for the preview: what would be imported, and what wouldn't. */
export const sentences = {
  recognized: (name: string, source: string) =>
    source === "CSV" ? `${name}, identified by its columns` : `${name}, recognized as ${source}`,
  notSource: (source: string) => `This isn’t ${source}`,
  changeColumns: "Change Columns",
  failedExercises: exercises.failedList,
  failedCompare: "Your existing workouts could not be loaded.",
  comparing: "Comparing with your log.",

  newWorkouts: "New workouts",
  newWeights: "New body weights",
  exercises: "Exercises",
  setsHead: "Sets",
  daysHead: "Days",
  inFile: "In the file",
  fromTo: (first: string, last: string) => (first === last ? `From ${first}.` : `From ${first} to ${last}.`),
  hereAlready: (count: number, weightCount: number) => {
    const both = [count > 0 ? countWorkouts(count) : "", weightCount > 0 ? countWeights(weightCount) : ""]
    const verb = plural(count + weightCount, { one: "is", other: "are" })
    return `${writeList(both.filter(Boolean))} ${verb} already in your log and will be skipped.`
  },
  changedAlready: (count: number) =>
    `${countWorkouts(count)} ${plural(count, { one: "is already in your log and has", other: "are already in your log and have" })} changed since.`,
  others: ({ others, photos }: Pick<ImportPreview, "others" | "photos">) => {
    const named = Object.entries(otherRows).flatMap(([table, [one, other]]) => {
      const count = Object.entries(others).find(([name]) => name === table)?.[1] ?? 0
      return count > 0 ? [countOf(count, one, other)] : []
    })
    if (photos > 0) named.push(countOf(photos, "progress photo", "progress photos"))
    const rest = "Empty profile fields are filled in; nothing you entered is replaced."
    return named.length > 0 ? `Also ${writeList(named)}. ${rest}` : rest
  },
  helpLeftOut: (names: readonly string[]) =>
    `In this file, some sets of ${writeList(names)} have a weight below 0, which means assistance. ${plural(names.length, { one: "This exercise doesn’t", other: "These exercises don’t" })} record assistance, so those sets are imported without a weight.`,

  warnings: "Warnings",
  lines: (count: number) => countOf(count, "line", "lines"),
  firstOf: (shown: number, count: number) =>
    `The first ${writeNumber(shown, 0)} of ${writeNumber(count, 0)}.`,
  downloadLeftOut: "Download Left-Out Lines",

  alreadyHere: "Already in your log",
  leftOutWorkouts: (count: number) => `${countWorkouts(count)}, left out`,
  whySame: (fromOtherZone: number) =>
    fromOtherZone === 0
      ? "Same sets, start times less than a minute apart."
      : `Same sets and same start, ${writeNumber(fromOtherZone, 0)} of them in another time zone.`,
  changedSince: "Already in your log, changed since",
  changedHint: "Only sets that differ are shown. Your log stays as it is.",
  otherStart: "Same sets, different time.",
  setHead: "Set",
  hereHead: "In your log",
  showAll: (count: number) => `Show All ${writeNumber(count, 0)}`,

  answerFirst: "Answer the questions about the file, then import.",
  nothingNew: (leftOut: number, changed: number) =>
    [
      leftOut === 0
        ? "Everything in this file is already in your log."
        : "Everything that could be read is already in your log.",
      changed > 0 &&
        `${countWorkouts(changed)} ${plural(changed, { one: "has", other: "have" })} changed since.`,
      leftOut > 0 && `${countOf(leftOut, "line was", "lines were")} left out.`,
    ]
      .filter(Boolean)
      .join(" "),
  openChoices: (names: readonly string[]) =>
    `${countOf(names.length, "choice is", "choices are")} still open. Unless you choose, ${writeList(names)} will become ${plural(names.length, { one: "a new exercise", other: "new exercises" })}.`,
  importAll: (workoutCount: number, weightCount: number) => {
    if (workoutCount + weightCount === 0) return "Nothing New to Import"
    return `Import ${workoutCount > 0 ? countOf(workoutCount, "Workout", "Workouts") : countOf(weightCount, "Body Weight", "Body Weights")}`
  },
  importEverything: "Import Everything",
}
