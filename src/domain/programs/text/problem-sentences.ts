import type { TextProblem } from "./problem.ts"

const sentences: Record<TextProblem["what"], (text: string) => string> = {
  exercise: (text) => `No exercise is named "${text}".`,
  rule: (text) => `No rule is named "${text}".`,
  rule_word: (text) => `"${text}" doesn't belong to this rule.`,
  set: (text) => `"${text}" isn't a set.`,
  load: (text) => `"${text}" isn't a load.`,
  fact: (text) => `"${text}" says nothing about a program.`,
  line: (text) => `"${text}" can't be read.`,
  no_program: (text) => `"${text}" comes before the first program.`,
  size: (text) => `"${text}" is empty or too long.`,
}

/** A problem in words, such as: Line 4: No exercise is named "Bench Presss". */
export function problemSentence({ line, what, text }: TextProblem): string {
  return `Line ${line}: ${sentences[what](text)}`
}
