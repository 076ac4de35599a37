import type { LocalDay } from "#domain/days/local-day.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { loadInUnit } from "#domain/records/load-in-unit.ts"
import { readRepRange } from "#domain/records/rep-range.ts"
import type { StoredLimit } from "#domain/suitability/limits.ts"
import type { Pattern, TagColumns } from "#domain/suitability/tags.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { Measure } from "#domain/workout/draft.ts"
import { loadKind, signedLoad } from "#domain/workout/load.ts"
import type { WrittenNote } from "./concerns.ts"
import type { LeadingProgram } from "./leading-program.ts"
import type { Lift, LiftPlan, LiftSession, LiftSet, ShownLift } from "./lift.ts"
import { loggedLoad } from "./logged-load.ts"
import { isLowerBody, isSmall } from "./muscles.ts"

/** A set from the history, with its load as it was typed. */
export type HistorySet = Pick<DoneSet, "reps" | "weight" | "weight_unit" | "set_type"> & {
  rpe: number | null
}

/** A lift's sets in one workout, and what they were meant to be. */
export interface HistorySession {
  day: LocalDay
  sets: readonly HistorySet[]
  /** What the workout's routine asks for; null without a routine. */
  plan: { sets: number | null; reps: string | null } | null
  /** What the coach prescribed when the workout began; null if it prescribed nothing. */
  advice: ShownLift | null
}

/** An exercise and its sessions, oldest first. */
export interface LiftRecord {
  exercise_id: string
  measure: Measure
  equipment: string | null
  pattern: Pattern | null
  joint_loads: TagColumns["joint_loads"]
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
  /** How much of the body a repetition moves, in kg; null if unknown. */
  body_kg: number | null
  sessions: readonly HistorySession[]
}

/** A person's history as far as the coach's prescriptions need it. */
export interface LiftHistory {
  /** The days with any training, even without weights. */
  days: readonly LocalDay[]
  lifts: readonly LiftRecord[]
  /** The notes that may affect training. */
  notes: readonly WrittenNote[]
}

/** What determines the loads that a person can put together. */
export interface LoadsAtHand {
  unit: WeightUnit
  /** The bars and plates from the profile; null for the default ones. */
  barbells: unknown
}

/** What the coach needs to know about a person besides the history. */
export interface KnownPerson extends LoadsAtHand {
  /** The person's age in years; missing or null if unknown. */
  age?: number | null
  /** The person's limits, as they are stored. */
  avoided: readonly StoredLimit[]
  /** The running program; missing or null if none is running. */
  program?: LeadingProgram | null
}

const seniorAge = 60

/** What the coach needs to know about an exercise, in a unit. */
export function liftOf(
  record: Omit<LiftRecord, "sessions">,
  { unit, age = null }: Pick<KnownPerson, "unit" | "age">,
): Lift {
  const { measure, body_kg } = record
  return {
    unit,
    load: loadKind(measure),
    body: body_kg === null ? null : convertWeight(body_kg, "kg", unit),
    isLowerBody: isLowerBody(record),
    isSmall: isSmall(record),
    ...(age !== null && age > seniorAge && { isSenior: true }),
  }
}

/** A session with its working sets, their loads in the person's unit and rounded to what can be loaded. */
export function liftSession(record: LiftRecord, session: HistorySession, atHand: LoadsAtHand): LiftSession {
  const { day, plan, advice } = session
  return { day, sets: liftSets(record, session.sets, atHand), shown: advice, template: readPlan(plan) }
}

/** A template's sets and reps as a plan; null if its reps aren't a number to progress from. */
export function readPlan(plan: HistorySession["plan"]): LiftPlan | null {
  const range = readRepRange(plan?.reps ?? null)
  return range && { sets: plan?.sets ?? null, ...range }
}

const hardestRpe = 10
const unweighed = ["band", "bodyweight"]

/**
 * Whether an exercise that could have a weight was never logged with one. With a band or body weight alone, its reps say enough; with other equipment
 * the weight is just missing, and the reps say nothing.
 */
const isNeverWeighed = ({ equipment, sessions }: LiftRecord): boolean =>
  unweighed.includes(equipment ?? "") && sessions.every(({ sets }) => sets.every(({ weight }) => !weight))

function liftSets(
  record: LiftRecord,
  sets: readonly HistorySet[],
  { unit, barbells }: LoadsAtHand,
): LiftSet[] {
  const { measure, equipment } = record
  const working = sets.filter(({ set_type }) => set_type === "normal" || set_type === "failure")
  const load = loadKind(measure)
  const isBodyAlone =
    measure === "reps" ||
    (load === "added" && working.every(({ weight }) => !weight)) ||
    (measure === "weight_reps" && isNeverWeighed(record))
  return working.flatMap((set) => {
    if (set.reps === null) return []
    const typed = isBodyAlone ? null : signedLoad(load, loadInUnit(set, { equipment, unit, barbells }))
    // A set with a weight tells the coach nothing if its load is unknown.
    if (!isBodyAlone && (typed === null || (load === "outside" && typed <= 0))) return []
    const rpe = set.rpe ?? (set.set_type === "failure" ? hardestRpe : null)
    const logged = typed === null ? null : signedLoad(load, loggedLoad(set, unit))
    return [{ load: typed, ...(logged !== null && logged !== typed && { logged }), reps: set.reps, rpe }]
  })
}
