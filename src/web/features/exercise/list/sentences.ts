import type { LocalDay } from "#domain/days/local-day.ts"
import type { Selection } from "#domain/exercises/exercise-filter.ts"
import type { ExerciseGroups } from "#domain/exercises/list-exercises.ts"
import { countExercises } from "#domain/text/count-words.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { label } from "#domain/text/label.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as exercise } from "../sentences.ts"

const groups: Record<keyof ExerciseGroups<unknown>, string> = {
  trained: "You’ve trained",
  own: "Your own",
  untrained: "Not yet trained",
}

const selections: Record<Selection, string> = { own: "Your own", hidden: "Hidden" }

interface Counts {
  trained: number
  own: number
  library: number
}

/** The wording for the list of exercises. */
export const sentences = {
  title: titles["/exercises"],
  loading: "Loading exercises...",
  failed: "Couldn’t load your exercises.",
  notHere: "Your exercises aren’t saved on this device. Connect to the internet to see them.",
  /** "24 trained, 3 of your own, 213 in the library" */
  lead: ({ trained, own, library }: Counts) =>
    [
      `${writeNumber(trained, 0)} trained`,
      ...(own > 0 ? [`${writeNumber(own, 0)} of your own`] : []),
      `${writeNumber(library, 0)} in the library`,
    ].join(", "),

  filters: "Filter exercises",
  search: "Search exercises",
  placeholder: "Name or muscle",
  muscle: "Muscle",
  anyMuscle: "Any muscle",
  selection: "Which ones",
  allExercises: "All exercises",
  selections,
  newExercise: "New Exercise",

  groups,
  groupSize: (exercises: number) => writeNumber(exercises, 0),
  yours: exercise.yours,
  /** "Chest, triceps, last Nov 23" */
  about: (muscles: readonly string[], last: string | null) =>
    label([...muscles, ...(last === null ? [] : [`last ${last}`])].join(", ")),
  /** "today", "Nov 23", "Nov 23, 2025" */
  day: (day: LocalDay, today: LocalDay) => (day === today ? "today" : exercise.sessionDay(day, today)),
  neverTrained: "–",

  nothingTrained: "Nothing trained yet.",
  nothingTrainedHint:
    "After your first workout, the exercises you’ve done appear at the top, each with its latest and best result.",
  none: "No exercises match.",
  noneHidden: "You haven’t hidden any exercises.",
  noneOwn: "You haven’t added any exercises of your own.",
  corrected: (text: string) => `Showing matches for “${text}”.`,
  sum: countExercises,
}
