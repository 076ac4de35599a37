import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { RoutineProblem } from "#domain/routines/routine-draft.ts"
import { failures } from "#web/repeating/save-failure-sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as routine } from "#domain/routines/sentences.ts"
import { unexpectedError } from "#domain/text/failure-sentences.ts"
import { sentences as exercises } from "#web/backend/exercises/sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as shared } from "#web/ui/sentences.ts"
import { countExercises, countOf, countSets } from "#domain/text/count-words.ts"

const problems: Record<RoutineProblem["problem"], string> = {
  name: routine.nameMissing,
  exercises: routine.noExercises,
  sets: "Enter the sets as a whole number up to 1000, such as 3.",
  planned: "Enter a weight, an RPE from 1 to 10 and a rest of up to 15:00, such as 82.5, 8.5 and 2:30.",
}

const updated = "Workout updated successfully!"

/** The wording for the routine screens. What comes from the specification is quoted word for word. */
export const sentences = {
  title: titles["/routines"],
  buildNew: "Build New Routine",
  programs: "Programs",
  templates: "Your Routine Templates",
  empty: "No routine templates yet. Build one and start every workout from it.",
  orProgram: "Or follow a multi-week program.",
  chooseProgram: "Choose a Program",
  noDescription: "No description",
  dayOf: (program: string) => `A day of ${program}`,
  yourProgram: "Your program",
  count: (count: number) => countOf(count, "template", "templates"),
  exercises: countExercises,
  total: (exercises: number, sets: number) => `${countExercises(exercises)}, ${countSets(sets)}`,
  lastDone: (day: LocalDay | null) =>
    day === null ? "Not done yet" : `Last done ${formatDay(day, "short")}`,

  start: "Start",
  startRoutine: (name: string) => `Start ${name}`,
  view: "View Routine",
  viewRoutine: (name: string) => `View Routine ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  delete: later.delete,
  deleteRoutine: "Delete Routine",
  confirmDelete: (name: string) =>
    `Delete "${name}"? Past logs are kept, but the template can no longer be used.`,
  isDayOf: (name: string, program: string) =>
    `"${name}" is a day of ${program}. Open it to remove it from the program.`,
  openDay: "Open Day",
  deleted: "Workout template deleted successfully!",
  failedDelete: (reason: string) => `Failed to delete workout: ${reason}`,
  failedList: later.failedRoutines,
  notLoggedIn: failures.notLoggedIn,
  unreachable: "The server can’t be reached.",
  unexpected: unexpectedError,

  back: "Back to Routines",
  /** The wording that differs between the builder and the editor. */
  builder: {
    title: "Build Routine",
    name: "Name",
    structure: "Workout Structure",
    save: "Save Workout",
    saved: "Workout saved successfully!",
    failedExercises: () => exercises.failedList,
  },
  editor: {
    title: "Edit Routine",
    name: routine.name,
    structure: "Routine Structure",
    save: "Save Changes",
    saved: updated,
    failedExercises: (reason: string) => `Failed to load exercises list: ${reason}`,
  },
  generated: (name: string) => `Workout "${name}" generated and saved successfully!`,
  updated,
  problem: (problem: RoutineProblem["problem"]) => problems[problem],
  alreadyAdded: (name: string) => `${name} is already added to this workout.`,
  added: later.added,
  removed: later.removed,
  details: "Workout Details",
  nameIt: "Name this routine",
  description: "Description",
  optional: "Optional",
  template: "Template",
  loadTemplate: "Load Workout Template (Coming Soon)",
  sets: "Sets",
  reps: "Reps",
  notes: "Notes",
  /** Appended to a field's label, for screen readers. */
  for: (exercise: string) => ` for ${exercise}`,
  addExercises: "Add Exercises",
  /** The names of the columns on a desktop. */
  columns: ["Exercise", "Sets", "Reps", "Notes"],
  setBySet: "Set by set",
  set: "Set",
  setType: "Type",
  /** The fields of a planned set. */
  planned: {
    weight: (unit: string) => `Weight (${unit})`,
    rpe: () => "RPE",
    rest: () => "Rest",
  },
  /** Appended to a field's label, for screen readers. */
  ofSet: (number: number, exercise: string) => ` of set ${number} of ${exercise}`,

  failedLoad: (reason: string) => `Failed to load workout: ${reason}`,
  failedEdit: "Failed to load workout for editing. This routine no longer exists. It may have been deleted.",
  missingId: "Workout ID is missing.",
  kept: "Nothing is lost. Your changes are still here. Try again.",
  saveAsNew: routine.saveAsNew,
  endedElsewhere: "This routine was saved or discarded in another tab.",
  theirsLoaded: later.theirsLoaded,
  restored: later.restored,
  discard: "Discard your unsaved changes?",
  keptUnsaved: "Not saved yet. Kept on this device.",
  keptNowhere: shared.draftsUnavailable,
}

/** The server's message, or ours if the server can't be reached. */
export function reasonOf(error: { message: string; code?: string }): string {
  return error.code ? error.message : sentences.unreachable
}
