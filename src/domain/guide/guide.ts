import { guideFamilies } from "./guide-families.ts"
import type { GuideFamily, GuideJoint, GuideOfExercise } from "./guide-family.ts"
import { guideLines } from "./guide-lines.ts"

/** How an exercise is done: a whole entry, or a single line. */
export type GuideEntry = WholeEntry | { line: string }

export interface WholeEntry {
  setUp: string
  move: string
  breathe: string
  /** Two of each. */
  cues: readonly string[]
  mistakes: readonly string[]
  /** Names of exercises of the library, where it has one. */
  easier: string | null
  harder: string | null
  joints: readonly GuideJoint[]
  needsCoach: boolean
}

const entries: ReadonlyMap<string, GuideEntry> = new Map<string, GuideEntry>([
  ...guideFamilies.flatMap((family) =>
    Object.entries(family.exercises).map(([name, own]) => [name, entryOf(family, own)] as const),
  ),
  ...Object.entries(guideLines).map(([name, line]) => [name, { line }] as const),
])

/** The guide to one of the library's exercises, by its name there. Null for those without one, such as sports. */
export function guideOf(exerciseName: string): GuideEntry | null {
  return entries.get(exerciseName) ?? null
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

/** An exercise's own lines, and then its family's. */
function firstTwo(own: readonly string[] = [], ofFamily: readonly string[]): readonly string[] {
  return [...new Set([...own, ...ofFamily])].slice(0, 2)
}
