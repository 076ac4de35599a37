import type { TextProblem } from "./problem.ts"

const sentences: Record<TextProblem["what"], (text: string) => string> = {
  exercise: (text) => `There is no exercise named "${text}".`,
  rule: (text) => `There is no rule named "${text}".`,
  rule_word: (text) =>
    hasOneUnit(text)
      ? `"${text}" needs kilograms and pounds, such as inc=2.5kg/5lb.`
      : `"${text}" can’t be used with this rule.`,
  set: (text) => `"${text}" isn’t a set.`,
  load: (text) => `"${text}" isn’t a load.`,
  fact: (text) => `"${text}" isn’t a known detail of a program.`,
  line: (text) => `"${text}" can’t be read.`,
  no_program: (text) => `"${text}" comes before the first program.`,
  size: (text) => `"${text}" is empty or too long.`,
  too_much: (text) => `"${text}" asks for more than a program can hold.`,
  too_long: () => "This text is too long for a program.",
  control: (text) => `"${text}" has characters that aren’t text.`,
  progress: (text) => `"${text}" isn’t a progression that this app knows.`,
  second_progress: (text) => `"${text}" already has another progression.`,
  script: (text) => `The script after "${text}" never ends.`,
  days: (text) =>
    `"${text}" doesn’t have as many days as the first week. Weeks can differ if they have up to 14 days in all.`,
  weeks: (text) => `"${text}" is repeated in more weeks than there are.`,
  some_weeks: (text) =>
    `"${text}" isn’t in every week. Weeks can differ if they have up to 14 days in all. Add it to the others or take it out.`,
  no_sets: (text) => `"${text}" has no sets and doesn’t reuse any.`,
}

function hasOneUnit(text: string): boolean {
  return /^inc=\d+(\.\d+)?(kg|lbs?)$/.test(text)
}

/** A problem as a sentence without its line number, such as: There is no exercise named "Bench Presss". */
export function reasonSentence({ what, text }: TextProblem): string {
  return sentences[what](text)
}

/** A problem as a sentence, such as: Line 4: There is no exercise named "Bench Presss". */
export function problemSentence(problem: TextProblem): string {
  return `Line ${problem.line}: ${reasonSentence(problem)}`
}
