import { plural, writeList } from "#domain/text/formats.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { RoutineChange } from "#domain/routines/routine-update.ts"
import { sentences as ofRoutine } from "#domain/routines/sentences.ts"
import { countExercises, countSets } from "#domain/text/count-words.ts"

/** Wording for repeating a saved workout, turning it into a routine, and updating its routine. */
export const sentences = {
  repeat: "Repeat",
  saveAsRoutine: "Save as Routine",
  saveRoutine: "Save Routine",
  nameOn: (day: LocalDay) => `Workout from ${formatDay(day, "monthAndDay")}`,
  routineName: ofRoutine.name,
  nameMissing: ofRoutine.nameMissing,
  whatIsSaved: (exercises: number, sets: number) =>
    `${countExercises(exercises)} with ${countSets(sets)}. Weights aren’t saved: each workout starts from the last ones you used.`,
  saved: (name: string) => `"${name}" is in your templates.`,

  updateQuestion: "Update the routine?",
  differs: (routine: string, day: LocalDay | null) =>
    `${day === null ? "This workout" : `Your workout from ${formatDay(day, "monthAndDay")}`} differs from ${routine}:`,
  differences: (count: number) => plural(count, { one: "1 difference", other: `${count} differences` }),
  nothingTicked: "Select the changes to make to the routine.",
  update: "Update Routine",
  keep: "Keep As It Is",
  updated: (routine: string) => `${routine} was updated.`,
  compareAgain: "Compare Again",
  change: (change: RoutineChange): string => {
    if (change.kind === "order") return `New order: ${writeList(change.names)}`
    if (change.kind === "removed") return `Removed: ${change.name}`
    if (change.kind === "sets") return `${change.name}: ${countSets(change.to)} instead of ${change.from}`
    return `Added: ${[change.name, ...(change.sets === null ? [] : [countSets(change.sets)])].join(", ")}`
  },
}
