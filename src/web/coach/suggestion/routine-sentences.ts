import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { plural, writeNumber } from "#domain/text/formats.ts"
import { sentences as routine } from "#domain/routines/sentences.ts"

/** Wording for a generated routine. */
export const sentences = {
  invitation:
    "Based on your last three months, your active goals and your equipment. It only uses exercises from the library.",
  goal: "Goal",
  noGoal: "No particular goal",
  generate: "Generate Routine",
  failed: coachSentences.failedPlan,
  noneMatch: "None of the suggested exercises are in your library.",
  suggestedNames: (names: readonly string[]) =>
    `Suggested: ${names.join(", ")}. Your routines are unchanged.`,

  name: "Name",
  description: "Description",
  compareWith: "Compare with",
  newRoutine: "Nothing (new routine)",
  compared: ({ stay, added, left }: { stay: number; added: number; left: number }) => {
    const [stays, news, out] = [stay, added, left].map((count) => writeNumber(count, 0))
    return `${stays} ${plural(stay, { one: "exercise stays", other: "exercises stay" })}, ${news} new, ${out} left out.`
  },
  now: (prescription: string) => `Currently ${prescription}`,
  alreadyInRoutine: "Already in this routine",
  notIn: (routine: string) => `Not in ${routine}`,
  leftOut: "left out",
  keep: "Keep",
  keepExercise: (name: string) => `Keep ${name}`,

  nameMissing: routine.nameMissing,
  noneLeft: routine.noExercises,
  unknownLeftOut: (count: number) =>
    plural(count, {
      one: "1 exercise that isn’t in the library will be left out.",
      other: `${writeNumber(count, 0)} exercises that aren’t in the library will be left out.`,
    }),
  saveAsNew: routine.saveAsNew,
  replace: (routine: string) => `Replace ${routine}`,
}
