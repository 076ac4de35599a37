import type { TextNote } from "./note.ts"

const fallsBack = "After three misses in a row, the weight drops by 10%. The Liftosaur text doesn’t lower it."

/** Notes whose sentence quotes a part of the line. All other notes have the same sentence for every line. */
const sentences: Record<TextNote["what"], (text: string) => string> = {
  script: () => "Scripts aren’t run. These sets are imported without a progression.",
  percent_step: (text) =>
    `In this app, a rule adds a weight, not ${text}. These sets are imported without a progression.`,
  uneven: (text) => `The sets of ${text} can’t share one weight. They’re imported without a progression.`,
  start_load: (text) => `${text} starts at the weight that you enter when you start the program.`,
  falls_back: () => fallsBack,
  falls_by: (text) => `The weight drops by 10%, not by ${text}.`,
  in_a_row: (text) => `In lp(${text}), successes have to be in a row, and the count starts at 0.`,
  progress_off: (text) => `Progress can’t be turned off for one day. ${text} progresses on this day too.`,
  update: () => "Changes during the workout (update) are left out.",
  warmup: () => "Warm-ups are left out. The app works out its own.",
  description: () => "Descriptions are left out.",
  label: () => "Labels are left out. Lines of one exercise that progress in the same way share their weight.",
  set_label: () => "Set labels are left out.",
  asks: () => "The app doesn’t ask for a weight, an RPE or more sets after a set, but you can enter them.",
  rest: (text) => `An exercise has one rest time. ${text} uses the one from its first set.`,
  variations: (text) => `${text} has several set schemes. Only the current one is imported.`,
  superset: (text) => `In superset ${text}, only consecutive exercises are joined.`,
  tags: () => "Tags are left out.",
  day_name: (text) => `Days keep their names from the first week, so "${text}" is left out.`,
  round: (text) =>
    `In this app, every week has the same days and exercises. These weeks differ, so they’re imported as ${text} days in a row.`,
  rpe: (text) => `Where ${text} has both a weight and an RPE, the weight counts and the RPE is left out.`,
  range: (text) => `${text} starts at the low end of its range.`,
}

/** A note as a sentence, without its line number. */
export function noteSentence({ what, text }: TextNote): string {
  return sentences[what](text)
}
