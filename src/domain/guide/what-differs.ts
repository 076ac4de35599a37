import { guideFamilies } from "./guide-families.ts"
import { guideOf, type WholeEntry } from "./guide.ts"

/**
 * What an exercise asks for that another one doesn't, in one sentence of its guide: how it moves, if no other moves like that, or else how it is set
 * up. Null if either of them has no whole entry. Both are named as in the library.
 */
export function whatDiffers(name: string, than: string): string | null {
  const [entry, other] = [wholeEntryOf(name), wholeEntryOf(than)]
  if (!entry || !other) return null
  const known = new Set(sentencesOf(other.move, other.setUp))
  const telling = hasOwnMove(name)
    ? sentencesOf(entry.move, entry.setUp)
    : sentencesOf(entry.setUp, entry.move)
  return telling.find((sentence) => !known.has(sentence)) ?? null
}

function wholeEntryOf(name: string): WholeEntry | null {
  const entry = guideOf(name)
  return entry && "move" in entry ? entry : null
}

/** Whether it moves in another way than its family does. */
function hasOwnMove(name: string): boolean {
  return guideFamilies.some(({ exercises }) => exercises[name]?.move !== undefined)
}

function sentencesOf(...texts: string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=\.) /))
}
