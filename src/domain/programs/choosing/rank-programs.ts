import { levels } from "../fact-words.ts"
import type { Program } from "../program.ts"
import type { ExerciseRef } from "../rule.ts"
import { aimFit, type Background, type Need, type StalledLift, type Wishes } from "./wishes.ts"

/** The ways in which a program differs from a person's answers. */
export type Misfit =
  | { kind: "needs"; needs: readonly Need[] }
  | { kind: "days"; days: number; apart: number }
  | { kind: "level" }
  | { kind: "aim" }

/** An exercise of a program that the person avoids. */
export interface AvoidedLift {
  exercise: ExerciseRef
  /** The similar exercise that replaces the avoided one; null if there is none. */
  chosen: ExerciseRef | null
}

export interface RankedProgram {
  program: Program
  /** Whether the program meets the person's wishes. One training day more or less is fine. */
  fits: boolean
  misfits: readonly Misfit[]
  /** A stalled lift that this program would progress in a different way; null if there is none. */
  revives: StalledLift | null
  /** The exercises that the person avoids. */
  avoided: readonly AvoidedLift[]
}

/** Sessions that differ by no more than this many minutes count as equally long. */
const similarLength = 15

/**
 * The programs, best fit first. Those that don't fit come last, and equally good ones keep their order. The
 * more exercises of a program the person avoids, the lower it ranks; `avoidedIn` returns those exercises.
 */
export function rankPrograms(
  programs: readonly Program[],
  wishes: Wishes,
  background: Background,
  avoidedIn: (program: Program) => readonly AvoidedLift[] = () => [],
): RankedProgram[] {
  return programs
    .map((program) => {
      const misfits = misfitsOf(program, wishes, background)
      const revives = background.stalled.find((lift) => wouldRevive(program, lift)) ?? null
      const avoided = avoidedIn(program)
      const ranked = { program, fits: !misfits.some(isSerious), misfits, revives, avoided }
      return { ranked, score: scoreOf(ranked, wishes, background) }
    })
    .toSorted((one, other) => Number(other.ranked.fits) - Number(one.ranked.fits) || other.score - one.score)
    .map(({ ranked }) => ranked)
}

const isSerious = (misfit: Misfit) => misfit.kind !== "days" || misfit.apart > 1

function misfitsOf(program: Program, wishes: Wishes, background: Background): Misfit[] {
  const needs = program.needs.filter((need) => need !== "nothing" && !wishes.has.has(need))
  const apart = Math.abs(program.days_per_week - wishes.daysPerWeek)
  return [
    ...(needs.length > 0 ? [{ kind: "needs" as const, needs }] : []),
    ...(apart > 0 ? [{ kind: "days" as const, days: program.days_per_week, apart }] : []),
    ...(levelsAbove(program, background) > 1 ? [{ kind: "level" as const }] : []),
    ...(aimFit(program, wishes, background) === 0 ? [{ kind: "aim" as const }] : []),
  ]
}

/** How many levels a program is above the person's own. Negative if it is below; 0 if it suits any level. */
function levelsAbove({ level }: Program, background: Background): number {
  if (level === null || level === "any level") return 0
  return levels.indexOf(level) - levels.indexOf(background.level)
}

function scoreOf(
  { program, misfits, revives, avoided }: RankedProgram,
  wishes: Wishes,
  background: Background,
): number {
  const isOnTheDays = !misfits.some(({ kind }) => kind === "days")
  const lengthApart =
    program.minutes === null || background.minutes === null
      ? null
      : Math.abs(program.minutes - background.minutes)
  return (
    4 * aimFit(program, wishes, background) +
    (isOnTheDays ? 3 : 1) +
    Math.max(0, 2 - Math.abs(levelsAbove(program, background))) +
    (lengthApart !== null && lengthApart <= similarLength ? 1 : 0) +
    (revives ? 1 : 0) -
    costOfAvoided(program, avoided)
  )
}

// How much a program's rank drops if the person avoids all its exercises: the first number if every exercise
// can be swapped, the second if none can.
const allSwapped = 3
const nothingLeft = 8

function costOfAvoided({ days }: Program, avoided: readonly AvoidedLift[]): number {
  const costs = new Map(
    avoided.map(({ exercise, chosen }) => [exercise.exercise_id, chosen ? allSwapped : nothingLeft]),
  )
  const lines = days.flatMap((day) => day.lines)
  return lines.reduce((sum, line) => sum + (costs.get(line.exercise_id) ?? 0), 0) / lines.length
}

/** Rules that add weight less often than at every session, or in a different way. */
const otherWays = new Set(["tm", "weekly", "ladder", "rpe", "volume", "step"])

function wouldRevive({ days }: Program, { exercise_id }: StalledLift): boolean {
  return days.some(({ lines }) =>
    lines.some((line) => line.exercise_id === exercise_id && otherWays.has(line.rule.name)),
  )
}
