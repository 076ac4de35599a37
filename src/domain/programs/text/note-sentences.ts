import type { TextNote } from "./note.ts"

const fallsBack = "After three misses in a row the weight drops by 10%. Liftosaur's text has no such step."

/** The notes whose sentence is about what the line names; the others say the same for every line. */
const sentences: Record<TextNote["what"], (text: string) => string> = {
  script: () => "Scripts aren't run. These sets come in as fixed, without a progression.",
  percent_step: (text) =>
    `A rule here adds a weight, not ${text}. These sets come in as fixed, without a progression.`,
  uneven: (text) =>
    `The sets of ${text} can't share one weight. They come in as fixed, without a progression.`,
  start_load: (text) => `${text} starts at the weight that you enter when you start the program.`,
  falls_back: () => fallsBack,
  falls_by: (text) => `The weight drops by 10%, not by ${text}.`,
  in_a_row: (text) => `In lp(${text}), successes count in a row, and counting starts at 0.`,
  progress_off: (text) => `Progress can't be off for one day. ${text} counts on this day too.`,
  update: () => "Changes while you train (update) are left out.",
  warmup: () => "Warm-ups are left out. The app works out its own.",
  description: () => "Descriptions are left out.",
  label: () => "Labels are left out. Lines of one exercise that progress in the same way share their weight.",
  set_label: () => "Labels of sets are left out.",
  asks: () => "The app doesn't ask for a weight, an RPE or more sets after a set. You can enter all of them.",
  rest: (text) => `A line has one rest. ${text} rests after every set as after its first.`,
  variations: (text) => `${text} has several set schemes. Only the current one comes in.`,
  superset: (text) => `In superset ${text}, only exercises that follow each other are joined.`,
  tags: () => "Tags are left out.",
  day_name: (text) => `Days keep their names from the first week, so "${text}" is left out.`,
  round: (text) =>
    `Weeks here have the same days and exercises. These differ, so they come in as ${text} days, one after another.`,
  rpe: (text) => `Where ${text} has both a weight and an RPE, the weight counts and the RPE is left out.`,
  range: (text) => `${text} starts at the low end of its range.`,
}

/** What isn't taken over as it is, in words and without its line. */
export function noteSentence({ what, text }: TextNote): string {
  return sentences[what](text)
}
