import type { WeightUnit } from "#domain/measures/units.ts"
import type { Gear } from "./gear.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"
import { phasesOf, type WeekPhase } from "./phases.ts"
import type { Program, ProgramLine } from "./program.ts"
import type { Rule } from "./rule.ts"
import { withIncrement } from "./rules/rule-defaults.ts"

/** An exercise under one rule. All its occurrences in the program share one state. */
export interface Lift {
  /** `exercise:rule`, or `exercise:rule:2` for the exercise's second rule of that name. The key stays the same when the rule's numbers change. */
  key: string
  exercise_id: string
  exercise_name: string
  rule: Rule
  lines: ProgramLine[]
  /** The indexes of the days on which the lift is trained. */
  days: Set<number>
  /** The weeks of the lift's cycles, in order. */
  phases: readonly WeekPhase[]
  /** The number of cycles; 0 if the lift has a single cycle that never ends. */
  cycles: number
  /** The possible loads of the exercise, by unit; null if its sets have no load. */
  scales: Readonly<Record<WeightUnit, LoadScale | null>>
}

export interface PlannedLine {
  line: ProgramLine
  lift: Lift
}

/** A version of a program, prepared for working out where a run stands. */
export interface Plan {
  version: string
  program: Program
  /** The exercises of each day with their lifts, indexed by day. */
  days: readonly (readonly PlannedLine[])[]
  lifts: ReadonlyMap<string, Lift>
  /** The number of sessions in a week: one for each of the program's days, or `days_per_week` if that is more. */
  sessions: number
  /** The indexes of the week's sessions, from 0. */
  week: readonly number[]
}

/** What a plan needs in addition to the program. */
export interface PlanOptions {
  gear: Gear
  /** Whether an exercise trains the lower body, where the usual increments are larger. */
  isLowerBody: (exerciseId: string) => boolean
}

export function planOf(version: string, program: Program, options: PlanOptions): Plan {
  const lifts = new Map<string, Lift>()
  const keys = new Map<string, string>()
  const days = program.days.map(({ lines }, day) =>
    lines.map((line) => {
      const key = liftKey(line, keys)
      const lift = lifts.get(key) ?? newPlannedLift(key, line, options)
      lifts.set(key, lift)
      lift.lines.push(line)
      lift.days.add(day)
      return { line, lift }
    }),
  )
  for (const lift of lifts.values()) {
    lift.phases = phasesOf(lift.rule, lift.lines)
    lift.cycles = lift.phases.some(({ isLast }) => isLast) ? (lift.phases.at(-1)?.cycle ?? 0) + 1 : 0
  }
  const sessions = Math.max(program.days_per_week, program.days.length)
  const week = Array.from({ length: sessions }, (_, session) => session)
  return { version, program, days, lifts, sessions, week }
}

/**
 * The key of the lift that a rule trains an exercise as. `keys` maps each rule seen so far, written as its exercise
 * and its settings, to its lift's key. A rule given by name alone shares the lift of the exercise's first rule of
 * that name.
 */
function liftKey({ exercise_id, rule }: ProgramLine, keys: Map<string, string>): string {
  const name = `${exercise_id}:${rule.name}`
  // A training max belongs to the exercise, so the settings of its rules make no difference.
  const words = rule.name === "tm" || Object.keys(rule).length === 1 ? "" : JSON.stringify(rule)
  const known = keys.get(`${name} ${words}`)
  if (known !== undefined) return known
  const others = new Set([...keys].filter(([words]) => words.startsWith(`${name} `)).map(([, key]) => key))
    .size
  const key = others === 0 ? name : `${name}:${others + 1}`
  keys.set(`${name} ${words}`, key)
  if (others === 0) keys.set(`${name} `, key)
  return key
}

function newPlannedLift(key: string, line: ProgramLine, { gear, isLowerBody }: PlanOptions): Lift {
  const { exercise_id, exercise_name } = line
  const rule = withIncrement(line.rule, isLowerBody(exercise_id))
  const scale = (unit: WeightUnit) => gear(exercise_id, unit, "inc" in rule ? (rule.inc?.[unit] ?? 0) : 0)
  const scales = { kg: scale("kg"), lbs: scale("lbs") }
  return { key, exercise_id, exercise_name, rule, lines: [], days: new Set(), phases: [], cycles: 0, scales }
}

/** Where a lift is in its cycles during a week of the run, counting from 0. */
export function phaseIn({ phases }: Lift, week: number): WeekPhase | undefined {
  return phases[week % phases.length]
}

/** The number of the cycle that a lift is in during a week of the run, counted from the run's start. */
export function periodIn({ phases, cycles }: Lift, week: number): number {
  return Math.floor(week / phases.length) * cycles + (phases[week % phases.length]?.cycle ?? 0)
}
