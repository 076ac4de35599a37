import { guideFamilies } from "./guide-families.ts"
import type { GuideFamily, GuideJoint, GuideOfExercise } from "./guide-family.ts"
import { guideLines } from "./guide-lines.ts"
import { type GuideSteps, readWrittenGuide, type WrittenGuide } from "./written-guide.ts"

/** How an exercise is done: a complete guide, or a single line. */
export type GuideEntry = WholeEntry | { line: string }

export interface WholeEntry extends GuideSteps {
  joints: readonly GuideJoint[]
  needsCoach: boolean
}

/** An exercise, with what is needed to look up how it is done. */
export interface GuidedMovement {
  exercise: string
  /** The name of the exercise that this one moves like, or its own. */
  name: string
  /** Whether this is a person's own exercise, which only moves like one of the app's. */
  isOwn?: boolean
  written?: unknown
}

const entries: ReadonlyMap<string, GuideEntry> = new Map<string, GuideEntry>([
  ...guideFamilies.flatMap((family) =>
    Object.entries(family.exercises).map(([name, own]) => [name, entryOf(family, own)] as const),
  ),
  ...Object.entries(guideLines).map(([name, line]) => [name, { line }] as const),
])

/** The guide to one of the library's exercises, looked up by its name there. Null for exercises without a guide, such as sports. */
export function guideOf(exerciseName: string): GuideEntry | null {
  return entries.get(exerciseName) ?? null
}

/**
 * The guide to an exercise, looked up by its name and by the name of the exercise it moves like: the
 * instructions that an admin has written, as the database stores them, or else the app's own. What the app
 * says about joints and about learning from a coach is always included.
 */
export function guideOfMovement({ exercise, name, isOwn, written }: GuidedMovement): GuideEntry | null {
  const shipped = (isOwn ? null : guideOf(exercise)) ?? guideOf(name)
  const words = readWrittenGuide(written)
  return words ? withWords(words, shipped) : shipped
}

/** A guide with an admin's words in place of the app's own. */
export function withWords(words: WrittenGuide, shipped: GuideEntry | null): GuideEntry {
  if ("line" in words) return words
  const { joints, needsCoach } = shipped && "setUp" in shipped ? shipped : { joints: [], needsCoach: false }
  return { ...words, joints, needsCoach }
}

function entryOf(family: GuideFamily, own: GuideOfExercise): WholeEntry {
  return {
    setUp: own.setUp,
    move: own.move ?? family.move,
    breathe: own.breathe ?? family.breathe,
    cues: firstTwo(own.cues, family.cues),
    mistakes: firstTwo(own.mistakes, family.mistakes),
    easier: own.easier ?? null,
    harder: own.harder ?? null,
    joints: own.joints ?? [],
    needsCoach: own.needsCoach ?? false,
  }
}

/** The first two lines of a list that starts with the exercise's own lines and goes on with its family's. */
function firstTwo(own: readonly string[] = [], ofFamily: readonly string[]): string[] {
  return [...new Set([...own, ...ofFamily])].slice(0, 2)
}
