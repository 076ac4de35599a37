import type { DoneSet } from "#domain/workout/done-set.ts"
import { oneRepMax } from "./one-rep-max.ts"
import { kilograms, kilometers } from "#domain/measures/units.ts"
import { type Load, movedKilograms, signedLoad } from "#domain/workout/load.ts"

/** A person's best values with an exercise; null where there is none yet. */
export interface Bests {
  /**
   * How the exercise's load counts: as the whole weight lifted, as weight added to body weight, or as assistance.
   * Assistance is a negative weight, so the least assistance is the heaviest.
   */
  load: Load
  /** The part of the body weight that the exercise moves, based on the last logged weight; null when unknown. */
  body_kg: number | null
  heaviest_kg: number | null
  one_rep_max_kg: number | null
  most_reps: number | null
  /**
   * The most reps at each weight, lightest first. A weight is left out if a heavier one was done for at least as many reps. 0 kg means no added
   * weight. Sets with an unknown amount of assistance aren't included.
   */
  reps_at: readonly { weight_kg: number; reps: number }[]
  farthest_km: number | null
  longest_minutes: number | null
}

/** The ways in which a set can beat every set before it. `reps` means the most reps at this weight or more. */
export type RecordKind = "weight" | "one_rep_max" | "reps" | "distance" | "time"

/** The best values of someone without history. */
export const noBests: Bests = {
  load: "outside",
  body_kg: null,
  heaviest_kg: null,
  one_rep_max_kg: null,
  most_reps: null,
  reps_at: [],
  farthest_km: null,
  longest_minutes: null,
}

// Unit conversion and rounding must not create a record.
const kilogramsTolerance = 0.1
const kilometersTolerance = 0.01

/** The values of a set that count toward records; null for warm-ups and missing values. */
interface Performance {
  weight: number | null
  oneRepMax: number | null
  reps: { weight_kg: number; reps: number } | null
  distance: number | null
  minutes: number | null
}

/**
 * The records that a set breaks. A first value, a tie, or a set with more assistance than before is no
 * record.
 */
export function recordsOf(set: DoneSet, bests: Bests): RecordKind[] {
  const { weight, oneRepMax: estimate, reps, distance, minutes } = performanceOf(set, bests)
  const isLess = weight !== null && weight < 0 && beats(bests.heaviest_kg, weight, kilogramsTolerance)
  const beaten: Record<RecordKind, boolean> = {
    weight: beats(weight, bests.heaviest_kg, kilogramsTolerance),
    one_rep_max: !isLess && beats(estimate, bests.one_rep_max_kg, kilogramsTolerance),
    // At a weight heavier than ever, the reps have to beat the most ever done at any weight.
    reps:
      !isLess &&
      reps !== null &&
      beats(reps.reps, repsAtLeastWith(reps.weight_kg, bests) ?? bests.most_reps, 0),
    distance: beats(distance, bests.farthest_km, kilometersTolerance),
    time: beats(minutes, bests.longest_minutes, 0),
  }
  return recordKinds.filter((kind) => beaten[kind])
}

const recordKinds = ["weight", "one_rep_max", "reps", "distance", "time"] as const

/**
 * The best values after a finished set. A value that is null stays null, because a first value can be beaten
 * only from the next session on.
 */
export function raisedBests(bests: Bests, set: DoneSet): Bests {
  const { weight, oneRepMax: estimate, reps, distance, minutes } = performanceOf(set, bests)
  const raised = (best: number | null, value: number | null) =>
    best === null ? null : Math.max(best, value ?? best)
  return {
    ...bests,
    heaviest_kg: raised(bests.heaviest_kg, weight),
    one_rep_max_kg: raised(bests.one_rep_max_kg, estimate),
    most_reps: raised(bests.most_reps, reps?.reps ?? null),
    reps_at: reps && bests.reps_at.length > 0 ? withReps(bests.reps_at, reps) : bests.reps_at,
    farthest_km: raised(bests.farthest_km, distance),
    longest_minutes: raised(bests.longest_minutes, minutes),
  }
}

/** The best values once a session is over. First values count from now on. */
export function bestsAfter(bests: Bests, sets: readonly DoneSet[]): Bests {
  return sets.reduce((best, set) => {
    const { weight, oneRepMax: estimate, reps, distance, minutes } = performanceOf(set, best)
    const started: Bests = {
      ...best,
      heaviest_kg: best.heaviest_kg ?? weight,
      one_rep_max_kg: best.one_rep_max_kg ?? estimate,
      most_reps: best.most_reps ?? reps?.reps ?? null,
      reps_at: reps && best.reps_at.length === 0 ? [reps] : best.reps_at,
      farthest_km: best.farthest_km ?? distance,
      longest_minutes: best.longest_minutes ?? minutes,
    }
    return raisedBests(started, set)
  }, bests)
}

/**
 * The records of one session's sets in the order in which they were done. Each set also has to beat the ones
 * before it.
 */
export function recordsInOrder(sets: readonly DoneSet[], bests: Bests): RecordKind[][] {
  let best = bests
  return sets.map((set) => {
    const records = recordsOf(set, best)
    best = raisedBests(best, set)
    return records
  })
}

/**
 * A set's value for a kind of record, in kilograms, repetitions, kilometers or minutes; null when it has none. `bests` determines how its load
 * counts.
 */
export function recordValue(set: DoneSet, kind: RecordKind, bests: Bests): number | null {
  const { weight, oneRepMax: estimate, reps, distance, minutes } = performanceOf(set, bests)
  return { weight, one_rep_max: estimate, reps: reps?.reps ?? null, distance, time: minutes }[kind]
}

function beats(value: number | null, best: number | null, tolerance: number): boolean {
  return value !== null && best !== null && value > best + tolerance
}

/** The most reps at this weight or more; null if none were done. */
function repsAtLeastWith(weight: number, { reps_at }: Bests): number | null {
  const heavier = reps_at.filter(({ weight_kg }) => weight_kg >= weight - kilogramsTolerance)
  return heavier.length === 0 ? null : Math.max(...heavier.map(({ reps }) => reps))
}

function withReps(all: Bests["reps_at"], added: { weight_kg: number; reps: number }): Bests["reps_at"] {
  const isCovered = all.some(({ weight_kg, reps }) => weight_kg >= added.weight_kg && reps >= added.reps)
  if (isCovered) return all
  const others = all.filter(({ weight_kg, reps }) => weight_kg > added.weight_kg || reps > added.reps)
  return [...others, added].toSorted((one, other) => one.weight_kg - other.weight_kg)
}

/** The estimated 1RM of a set in kilograms, including the body weight it moves; null when it can't be estimated. */
export function estimateOf(set: DoneSet, bests: Bests): number | null {
  return performanceOf(set, bests).oneRepMax
}

function performanceOf(set: DoneSet, { load, body_kg }: Bests): Performance {
  const isWarmup = set.set_type === "warmup"
  const positive = (value: number | null) => (isWarmup || value === null || value <= 0 ? null : value)
  const reps = positive(set.reps)
  const typed = set.weight === null ? null : kilograms(set.weight, set.weight_unit ?? "kg")
  const signed = isWarmup ? null : signedLoad(load, typed)
  const weight = load === "outside" ? positive(signed) : signed
  const moved = isWarmup ? null : movedKilograms(load, typed, body_kg)
  return {
    weight: set.reps === 0 || (typed === null && reps === null) ? null : weight,
    oneRepMax: moved === null || reps === null ? null : oneRepMax(moved, reps),
    reps: reps === null || (load === "help" && weight === null) ? null : { weight_kg: weight ?? 0, reps },
    distance: positive(set.distance && kilometers(set.distance, set.distance_unit ?? "km")),
    minutes: positive(set.duration_minutes),
  }
}
