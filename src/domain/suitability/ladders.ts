import type { Exercise } from "./exercise.ts"
import type { Person } from "./person.ts"
import { isSuitable } from "./suitable.ts"

/** Ladders of bodyweight exercises, each from the easiest to the hardest. All of them are in the exercise library. */
export const ladders: readonly (readonly string[])[] = [
  [
    "Incline Push Up",
    "Push Up (Knees)",
    "Push Up",
    "Push Up - Close Grip",
    "Decline Push Up",
    "Archer Push Up",
  ],
  [...["Ring Row", "Inverted Row", "Pull Up (Band)", "Negative Pull Up", "Chin Up"], "Chin Up (Weighted)"],
  [...["Squat (Bodyweight)", "Split Squat (Bodyweight)", "Step Up", "Bulgarian Split Squat"], "Pistol Squat"],
  ["Glute Bridge", "Single Leg Glute Bridge", "Sliding Leg Curl", "Nordic Hamstring Curl"],
  ["Dead Bug", "Plank", "Hollow Hold", "Lying Leg Raise", "Hanging Leg Raise"],
]

/** A set of an exercise on a ladder: repetitions, or the seconds of a hold. */
export interface LadderSet {
  reps: number | null
  seconds: number | null
}

const setsToClimb = 3
const repsToClimb = 15
const secondsToClimb = 45
const missesToDescend = 2

/** Which way a session moves a person on a ladder: up after three sets of 15 repetitions or 45 seconds, down after two misses in a row. */
export function ladderStep(sets: readonly LadderSet[], missesInRow: number): "up" | "stay" | "down" {
  const full = sets.filter(
    ({ reps, seconds }) => (reps ?? 0) >= repsToClimb || (seconds ?? 0) >= secondsToClimb,
  )
  if (full.length >= setsToClimb) return "up"
  return missesInRow >= missesToDescend ? "down" : "stay"
}

/** The repetitions or seconds to start with: half of what a first test reached, and at least 1. */
export function startAfterTest(best: number): number {
  return Math.max(1, Math.floor(best / 2))
}

/**
 * The next exercise up or down the ladder that suits the person; those that don't are skipped. Null if there is none, or if the exercise isn't on a
 * ladder.
 */
export function nextOnLadder<Move extends Exercise & { exercise_name: string }>(
  name: string,
  direction: "up" | "down",
  { moves, person }: { moves: readonly Move[]; person: Person },
): Move | null {
  const ladder = ladders.find((names) => names.includes(name)) ?? []
  const place = ladder.indexOf(name)
  const beyond =
    direction === "up" ? ladder.slice(place + 1) : ladder.slice(0, Math.max(place, 0)).toReversed()
  const fitting = beyond.flatMap(
    (each) => moves.find((move) => move.exercise_name === each && isSuitable(move, person)) ?? [],
  )
  return fitting[0] ?? null
}
