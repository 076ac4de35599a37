import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"

/** Strava's sport types. */
export type SportType =
  | "Elliptical"
  | "Hike"
  | "Ride"
  | "Rowing"
  | "Run"
  | "StairStepper"
  | "Swim"
  | "Walk"
  | "WeightTraining"
  | "Workout"

const sportsByWord: [word: RegExp, sport: SportType][] = [
  [/\b(?:hike|hiking)\b/i, "Hike"],
  [/\b(?:walk|walking)\b/i, "Walk"],
  [/\b(?:run|running|treadmill|jog|jogging|sprint|sprints)\b/i, "Run"],
  [/\b(?:cycling|bike|biking|ride|spinning)\b/i, "Ride"],
  [/\b(?:rowing|rower|row)\b/i, "Rowing"],
  [/\b(?:swim|swimming)\b/i, "Swim"],
  [/\belliptical\b/i, "Elliptical"],
  [/\b(?:stair|stairs|stairmaster)\b/i, "StairStepper"],
]

/** The sport type of a workout: strength if any exercise counts reps, otherwise its kind of cardio if there is just one. */
export function sportOf({ sets }: SharedWorkout): SportType {
  const isCardio = (measure: string | undefined) => measure === "distance_time" || measure === "time"
  if (sets.some(({ exercises }) => !isCardio(exercises?.measure))) return "WeightTraining"
  const [sport = "Workout", ...others] = new Set(
    sets.map(({ exercises }) => sportOfExercise(exercises?.name ?? "")),
  )
  return others.length > 0 ? "Workout" : sport
}

function sportOfExercise(name: string): SportType {
  return sportsByWord.find(([word]) => word.test(name))?.[1] ?? "Workout"
}
