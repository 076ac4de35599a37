import type { Lift } from "#domain/coach/lifts/lift.ts"
import { estimate, movedWeight } from "#domain/coach/lifts/strength.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import type { DoneLift, DoneTime, DoneWork } from "./done-work.ts"

type Direction = "up" | "down" | "same" | "unknown"

/** What changed since the last like-for-like session. `kind` names the sentence that describes it. */
export type LiftChange =
  /** There is no earlier session to compare with. */
  | { kind: "first"; direction: "unknown" }
  /** The earlier sessions were of a different kind, such as a long run compared with an easy one. */
  | { kind: "unlike"; direction: "unknown" }
  | { kind: "same"; direction: "same"; day: LocalDay }
  /** More or fewer reps: in all sets or, if the number of sets differs, in the best one. */
  | { kind: "reps" | "best_reps"; direction: Direction; day: LocalDay; by: number }
  | { kind: "sets"; direction: Direction; day: LocalDay; by: number }
  /** The load went up for at least as many reps as before, or down for no more reps. */
  | { kind: "load"; direction: Direction; day: LocalDay; by: number; reps: number; isHelp: boolean }
  /** Load and reps went in opposite directions, so the sentence names both sessions. */
  | { kind: "both"; direction: Direction; day: LocalDay; load: number | null; reps: number }
  /** A longer or shorter time or distance, in percent. */
  | { kind: "minutes" | "distance"; direction: Direction; day: LocalDay; by: number }

const alike = 0.01
/** The most reps for which an estimated 1RM is reliable enough to compare two sessions. */
const mostReps = 10

/** Whether there was a session to compare with. */
export const isCompared = ({ kind }: LiftChange) => kind !== "first" && kind !== "unlike"

/** A session counts as the same kind as a longer session if it has at least this share of its length (our own rule). */
const leastShare = 0.8
/** A time at least this long is that of a run or a ride. A shorter time is that of a hold, such as a plank, which is meant to get longer. */
const minutesOfRuns = 10

/** Whether two sessions are of the same kind: of two runs or rides, neither is much longer than the other. */
export function areAlike(now: DoneLift, before: DoneLift): boolean {
  if (now.kind !== "time" || before.kind !== "time") return now.kind === before.kind
  const isOfDistance = now.distance !== null && before.distance !== null
  const lengths = isOfDistance ? [now.distance, before.distance] : [now.minutes ?? 0, before.minutes ?? 0]
  const [shorter = 0, longer = 0] = lengths
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => one - other)
  return (!isOfDistance && longer < minutesOfRuns) || shorter >= leastShare * longer
}

/** Compares two sessions of an exercise. */
export function changeBetween(now: DoneLift, before: DoneLift | null, lift: Lift): LiftChange {
  if (before === null) return { kind: "first", direction: "unknown" }
  if (now.kind === "reps") {
    return before.kind === "reps" ? workChange(now, before, lift) : { kind: "first", direction: "unknown" }
  }
  return before.kind === "time" ? timeChange(now, before) : { kind: "first", direction: "unknown" }
}

const signOf = (by: number): Direction => (by > 0 ? "up" : by < 0 ? "down" : "same")
const total = (reps: readonly number[]) => reps.reduce((sum, each) => sum + each, 0)

function workChange(now: DoneWork, before: DoneWork, lift: Lift): LiftChange {
  const { day } = before
  if (now.main.load === before.main.load) return repsChange(now, before)
  const [load, loadBefore] = [now.main.load ?? 0, before.main.load ?? 0]
  const [reps, repsBefore] = [Math.max(...now.main.reps), Math.max(...before.main.reps)]
  const by = roundTo(load - loadBefore, 2)
  if (by === 0) return repsChange(now, before)
  if (by * (reps - repsBefore) >= 0)
    return {
      ...{ kind: "load", direction: signOf(by), day, by, reps: reps - repsBefore },
      isHelp: load < 0 && loadBefore < 0,
    }
  const estimates = [
    estimate(movedWeight(load, lift), reps),
    estimate(movedWeight(loadBefore, lift), repsBefore),
  ]
  const [one = 0, other = 0] = estimates
  const isKnown = Math.max(reps, repsBefore) <= mostReps
  const change = Math.abs(one - other) <= alike * Math.abs(other) ? 0 : one - other
  return {
    kind: "both",
    direction: isKnown ? signOf(change) : "unknown",
    day,
    load: before.main.load,
    reps: repsBefore,
  }
}

function repsChange(now: DoneWork, before: DoneWork): LiftChange {
  const { day } = before
  const isSameCount = now.main.reps.length === before.main.reps.length
  if (isSameCount) {
    const by = total(now.main.reps) - total(before.main.reps)
    return by === 0
      ? { kind: "same", direction: "same", day }
      : { kind: "reps", direction: signOf(by), day, by }
  }
  const best = Math.max(...now.main.reps) - Math.max(...before.main.reps)
  if (best !== 0) return { kind: "best_reps", direction: signOf(best), day, by: best }
  const by = now.main.reps.length - before.main.reps.length
  // One set more or fewer isn't a change in strength.
  return { kind: "sets", direction: "same", day, by }
}

function timeChange(now: DoneTime, before: DoneTime): LiftChange {
  const { day } = before
  const percentOf = (a: number, b: number) => Math.round(((a - b) / b) * 100)
  if (now.distance !== null && before.distance !== null) {
    const by = percentOf(now.distance, before.distance)
    if (by !== 0) return { kind: "distance", direction: signOf(by), day, by }
  } else if (now.minutes !== null && before.minutes !== null) {
    const by = percentOf(now.minutes, before.minutes)
    if (by !== 0) return { kind: "minutes", direction: signOf(by), day, by }
  } else return { kind: "first", direction: "unknown" }
  return { kind: "same", direction: "same", day }
}
