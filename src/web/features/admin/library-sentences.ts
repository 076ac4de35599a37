import { plural, writeList } from "#domain/text/formats.ts"
import { sentences as shared } from "#web/ui/sentences.ts"
import { writeCount } from "./sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { countGoals, countRoutines, countSets } from "#domain/text/count-words.ts"

/** The wording for the exercise library. */
export const sentences = {
  searchExercises: "Search exercises",
  newExercise: "New Exercise",
  found: (found: number, all: number) => `${writeCount(found)} of ${writeCount(all)} in the library`,
  chosen: (n: number) => `${writeCount(n)} chosen`,
  clear: "Clear",
  merge: "Merge",
  mergeTwo: "Choose two exercises to merge them.",
  noAliases: "no aliases",
  sets: countSets,
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  guide: "Guide",
  guideOf: (name: string) => `Guide to ${name}`,
  choose: later.choose,
  noExercises: (search: string) => `No exercise matches “${search}”.`,
  showMore: "Show More",

  save: "Save",
  name: "Name",
  type: "Type",
  types: later.exerciseTypes,
  records: "Records",
  measures: later.measures,
  load: "Weight",
  loads: {
    outside: "lifted",
    added: "added to body weight; assistance below 0",
    help: "assistance, as on an assisted machine",
  },
  equipment: "Equipment",
  primaryMuscles: "Main muscles",
  secondaryMuscles: "Secondary muscles",
  byCommas: "Separated by commas",
  aliases: "Aliases",
  onePerLine: "One per line",
  exerciseSaved: "Exercise saved.",

  mergeTitle: "Merge two exercises",
  cancel: shared.cancel,
  stays: "Keep",
  goes: "Exercise to merge",
  swap: "Swap",
  becomesAlias: (name: string) => `“${name}” becomes an alias, so imports and the coach still find it.`,
  moves: (n: number, goals: number, routines: number) =>
    `Moves ${writeList([countSets(n), countGoals(goals), countRoutines(routines)])}.`,
  people: (n: number) =>
    plural(n, { one: "One person is affected.", other: `${writeCount(n)} people are affected.` }),
  both: (n: number) =>
    plural(n, {
      one: "One routine contains both. Their sets are combined.",
      other: `${writeCount(n)} routines contain both. Their sets are combined.`,
    }),
  undoable: "You can undo this for a day.",
  merged: later.merged,
  undoMerge: "Undo Merge",
  undone: "Merge undone.",
}
