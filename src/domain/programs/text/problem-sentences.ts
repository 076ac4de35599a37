import type { TextProblem } from "./problem.ts"

const sentences: Record<TextProblem["what"], (text: string) => string> = {
  exercise: (text) => `There is no exercise named "${text}".`,
  rule: (text) => `There is no rule named "${text}".`,
  rule_word: (text) => `"${text}" can't be used with this rule.`,
  set: (text) => `"${text}" isn't a set.`,
  load: (text) => `"${text}" isn't a load.`,
  fact: (text) => `"${text}" isn't a known detail of a program.`,
  line: (text) => `"${text}" can't be read.`,
  no_program: (text) => `"${text}" comes before the first program.`,
  size: (text) => `"${text}" is empty or too long.`,
}

/** A problem in words, such as: Line 4: There is no exercise named "Bench Presss". */
export function problemSentence({ line, what, text }: TextProblem): string {
  return `Line ${line}: ${sentences[what](text)}`
}
