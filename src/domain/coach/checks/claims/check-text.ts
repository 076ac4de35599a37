import type { ClaimContext } from "./claim-context.ts"
import { type CheckedSentence, checkSentence, type Finding } from "./check-sentence.ts"
import type { Field } from "./bound-numbers.ts"
import { sentencesOf } from "./spans.ts"

/** A checked text, and what was found in it. */
export interface CheckedText {
  text: string
  sentences: number
  findings: Finding[]
}

/** Checks each sentence of a text against the facts. */
export function checkText(text: string, field: Field, context: ClaimContext): CheckedText {
  const checked: CheckedSentence[] = sentencesOf(text).map((each) => checkSentence(each, field, context))
  const isSame = checked.every(({ finding }) => finding === null)
  return {
    text: isSame
      ? text
      : checked
          .map((each) => each.text)
          .join("")
          .trim(),
    sentences: checked.length,
    findings: checked.flatMap(({ finding }) => finding ?? []),
  }
}
