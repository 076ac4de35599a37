/** A sentence about one or several lines, with its subject. */
export interface LinesSentence<Found> {
  sentence: string
  lines: number[]
  first: Found
}

/** Groups items with the same sentence, in the order of their lines. */
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
