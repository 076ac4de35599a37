import { guideFamilies } from "./guide-families.ts"
import { type GuidedMovement, guideOfMovement, type WholeEntry } from "./guide.ts"

/**
 * What an exercise needs that another exercise doesn't, in one sentence from its guide: its movement if that
 * differs from its family's, or else its setup. Null if the guide to either exercise is missing or a single
 * line.
 */
export function whatDiffers(movement: GuidedMovement, than: GuidedMovement): string | null {
  const [entry, other] = [wholeEntryOf(movement), wholeEntryOf(than)]
  if (!entry || !other) return null
  const known = new Set(sentencesOf(other.move, other.setUp))
  const telling = hasOwnMove(movement)
    ? sentencesOf(entry.move, entry.setUp)
    : sentencesOf(entry.setUp, entry.move)
  return telling.find((sentence) => !known.has(sentence)) ?? null
}

function wholeEntryOf(movement: GuidedMovement): WholeEntry | null {
  const entry = guideOfMovement(movement)
  return entry && "move" in entry ? entry : null
}

/** Whether an exercise's movement differs from its family's. */
function hasOwnMove({ name }: GuidedMovement): boolean {
  return guideFamilies.some(({ exercises }) => exercises[name]?.move !== undefined)
}

function sentencesOf(...texts: string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=\.) /))
}
