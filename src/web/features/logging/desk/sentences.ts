import { formatDuration } from "#domain/measures/duration.ts"

/** The wording of the columns beside the sets on a desktop, which load after the first page. */
export const sentences = {
  outline: "Outline",
  beside: "About this set",
  /** "Deadlift (Barbell), set 2". */
  heading: (exercise: string, label: string | null) =>
    label === null ? exercise : `${exercise}, set ${label}`,
  allOf: (exercise: string) => ` sessions of ${exercise}`,
  all: "All",
  lastThree: "Last three sessions",
  best: "Best so far",
  plates: "Plates",
  rest: "Rest",
  restAfter: (seconds: number) => (seconds === 0 ? "Off" : `${formatDuration(seconds)} after each set`),
  less: "−15",
  more: "+15",
  secondsOfRest: " s of rest after each set",
  setsDone: (done: number, all: number) => `${done} of ${all} done`,
}
