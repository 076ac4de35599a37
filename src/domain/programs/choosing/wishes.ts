import type { Program } from "../program.ts"

export const aims = ["strength", "size", "both", "running"] as const
export type Aim = (typeof aims)[number]

type Goal = NonNullable<Program["goal"]>
type Level = NonNullable<Program["level"]>
export type Need = Program["needs"][number]
/** How experienced a lifter is. */
export type PersonsLevel = Exclude<Level, "any level">

/** What a person wants from a program: their answers to the three questions. */
export interface Wishes {
  daysPerWeek: number
  aim: Aim
  has: ReadonlySet<Need>
}

/** What the log and the profile say about the person who is choosing a program. */
export interface Background {
  level: PersonsLevel
  /** The usual length of their sessions in minutes; null if there are none. */
  minutes: number | null
  /** Days since their last workout; null if there is none. */
  daysAway: number | null
  /** The age in the profile, in years. */
  age: number | null
  /** Lifts that haven't improved in six weeks, most trained first. */
  stalled: readonly StalledLift[]
}

export interface StalledLift {
  exercise_id: string
  exercise_name: string
}

/** How well each goal of a program serves an aim, up to 1. A goal that isn't listed doesn't serve it. */
const servedBy: Record<Aim, Partial<Record<Goal, number>>> = {
  strength: {
    strength: 1,
    "strength and size": 0.7,
    "powerlifting peak": 0.5,
    "strength and endurance": 0.4,
    "general fitness": 0.2,
  },
  size: { size: 1, "strength and size": 0.7, "general fitness": 0.4 },
  both: { "strength and size": 1, strength: 0.6, size: 0.6, "general fitness": 0.4 },
  running: { running: 1, "strength and endurance": 0.8 },
}

/** After a break of at least this many days, programs for a return come first. After a shorter break, these programs aren't suggested. */
const longBreak = 56
/** Beginners of this age (in years) or older get gentler programs suggested. */
const gentleFrom = 60

/**
 * How well a program's goal serves a person's aim, from 0 (not at all) to 1. After a long break, returning takes precedence over any aim except
 * running.
 */
export function aimFit({ goal }: Program, { aim }: Wishes, { daysAway, age }: Background): number {
  const isLongAway = daysAway !== null && daysAway >= longBreak
  if (goal === "return after a break") return isLongAway && aim !== "running" ? 1.5 : 0
  if (goal === null) return 0.5
  const isForAge = goal === "general fitness" && age !== null && age >= gentleFrom && aim !== "running"
  return isForAge ? 1 : (servedBy[aim][goal] ?? 0)
}
