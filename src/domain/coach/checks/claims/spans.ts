/** A meaningful part of a text, such as a name or a date, from `start` up to but not including `end`. */
export interface Span {
  start: number
  end: number
}

/**
 * A text with spans blanked out, so that what they contain isn't read again. All other words keep their
 * positions.
 */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let blanked = text
  for (const { start, end } of spans)
    blanked = blanked.slice(0, start) + " ".repeat(end - start) + blanked.slice(end)
  return blanked
}

/** Splits a text into sentences, keeping the space after each. */
export function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*["”’)]*\s*/g)?.filter((part) => part !== "") ?? []
  )
}
