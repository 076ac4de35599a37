import { wordsOf } from "./search-words.ts"

export interface NamePart {
  text: string
  isMatch: boolean
}

/** Splits a name into the parts that match a search (beginnings of words) and the rest. */
export function matchedParts(name: string, words: readonly string[]): NamePart[] {
  const parts: NamePart[] = []
  for (const [piece] of name.matchAll(/[\p{L}\p{M}\p{N}'’]+|[^\p{L}\p{M}\p{N}'’]/gu)) {
    const length = matchedLetters(piece, words)
    append(parts, piece.slice(0, length), true)
    append(parts, piece.slice(length), false)
  }
  return parts
}

function matchedLetters(piece: string, words: readonly string[]): number {
  const [folded = ""] = wordsOf(piece)
  return Math.max(0, ...words.filter((word) => folded.startsWith(word)).map(({ length }) => length))
}

function append(parts: NamePart[], text: string, isMatch: boolean) {
  const last = parts.at(-1)
  if (text === "") return
  if (last?.isMatch === isMatch) last.text += text
  else parts.push({ text, isMatch })
}
