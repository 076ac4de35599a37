/** Something in a program's text that couldn't be read. */
export interface TextProblem {
  /** The line of the text, from 1. */
  line: number
  what:
    | "exercise"
    | "rule"
    | "rule_word"
    | "set"
    | "load"
    | "fact"
    | "line"
    | "no_program"
    | "size"
    | "too_much"
    | "too_long"
    | "control"
    // The following problems occur only in another app's text.
    | "progress"
    | "second_progress"
    | "script"
    | "days"
    | "weeks"
    | "some_weeks"
    | "no_sets"
  /** The part of the line that couldn't be read. */
  text: string
}

/** Records a part of a line that couldn't be read. */
export type Report = (what: TextProblem["what"], text: string) => void
