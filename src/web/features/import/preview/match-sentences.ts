import type { MadeExercise } from "#domain/import/match-exercises.ts"
import { label } from "#domain/text/label.ts"
import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import { countSets } from "#domain/text/count-words.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

const bodyLoads = {
  added: "body weight, with added weight or assistance",
  help: "body weight, with assistance",
}

const recordedValues = ({ measure, load }: MadeExercise) => (load ? bodyLoads[load] : later.measures[measure])

/** The wording for matching a file's exercises with the library's. */
export const sentences = {
  inTheFile: (count: number) => `${writeNumber(count, 0)} in the file`,
  inRepertoire: "In Repertoire",
  sets: countSets,
  setsWord: (count: number) => plural(count, { one: "set", other: "sets" }),
  similar: "Similar: choose one",
  anotherName: "Another name for",
  madeForYou: "New exercise",
  chosen: "Chosen by you",
  recordedAs: (made: MadeExercise) => `${label(made.type)}, recorded as ${recordedValues(made)}`,
  tied: "Two exercises match equally well.",
  exerciseFor: (name: string) => `Exercise for ${name}`,
  similarNames: "Similar",
  newExercise: "New exercise",
  newAs: (made: MadeExercise) => `New: ${made.type}, ${recordedValues(made)}`,
  allExercises: "All exercises",
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  otherName: (count: number) => `${writeNumber(count, 0)} under another name`,
  sameName: (count: number) => `${writeNumber(count, 0)} with the same name`,
  names: (names: readonly string[]) => `${writeList(names)}.`,
}
