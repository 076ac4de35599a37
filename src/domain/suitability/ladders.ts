import type { Exercise } from "./exercise.ts"
import type { Person } from "./person.ts"
import { isSuitable } from "./suitable.ts"

/** Moves with the body's weight, each ladder from the easiest to the hardest. All of them are in the exercise library. */
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

/** A set of a move of a ladder: repetitions, or seconds of a hold. */
export interface LadderSet {
  reps: number | null
  seconds: number | null
}

const setsToClimb = 3
const repsToClimb = 15
const secondsToClimb = 45
const missesToDescend = 2

/** Where a session leads on a ladder: up after three sets of 15 repetitions or 45 seconds, down after two misses in a row. */
export function ladderStep(sets: readonly LadderSet[], missesInRow: number): "up" | "stay" | "down" {
  const full = sets.filter(
    ({ reps, seconds }) => (reps ?? 0) >= repsToClimb || (seconds ?? 0) >= secondsToClimb,
  )
  if (full.length >= setsToClimb) return "up"
  return missesInRow >= missesToDescend ? "down" : "stay"
}

/** The repetitions or seconds to start with after a first test: half of it, at least 1. */
export function startAfterTest(best: number): number {
  return Math.max(1, Math.floor(best / 2))
}

/** The next move up or down a ladder that suits a person; moves that don't are passed over. Null: there is none, or the exercise is on no ladder. */
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
