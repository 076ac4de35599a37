/** A sentence about one line or several, and what it is about. */
export interface LinesSentence<Found> {
  sentence: string
  lines: number[]
  first: Found
}

/** Puts what is said of several lines in the same words together, in the order of the lines. */
export function bySentence<Found extends { line: number }>(
  found: readonly Found[],
  sentenceOf: (one: Found) => string,
): LinesSentence<Found>[] {
  const groups = new Map<string, LinesSentence<Found>>()
  for (const one of found) {
    const sentence = sentenceOf(one)
    const group = groups.get(sentence)
    if (!group) groups.set(sentence, { sentence, lines: [one.line], first: one })
    else if (group.lines.at(-1) !== one.line) group.lines.push(one.line)
  }
  return [...groups.values()]
}
