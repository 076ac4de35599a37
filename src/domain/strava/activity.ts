import { timestampOf } from "#domain/days/local-day.ts"
import { kilometers } from "#domain/measures/units.ts"
import { type SharedTime, sharedName, type SharedWorkout } from "#domain/sharing/shared-workout.ts"

/** Strava's sport types. */
type SportType =
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

/**
 * The sport type of a workout: strength if any exercise counts reps. Otherwise the workout's kind of cardio, or a general type if there are several.
 */
function sportOf({ sets }: SharedWorkout): SportType {
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

/** A manual activity in the form of Strava's API (POST /activities): seconds and meters. */
export interface ManualActivity {
  name: string
  sport_type: SportType
  start_date_local: string
  elapsed_time: number
  description: string
  distance?: number
}

/** A workout as a manual activity; `text` describes the workout. */
export function manualActivity(workout: SharedWorkout, time: SharedTime, text: string): ManualActivity {
  const meters = workout.sets.reduce(
    (sum, { distance, distance_unit }) => sum + kilometers(distance ?? 0, distance_unit) * 1000,
    0,
  )
  return {
    name: sharedName(workout),
    sport_type: sportOf(workout),
    start_date_local: localStart(time),
    elapsed_time: time.seconds,
    description: text,
    ...(meters > 0 && { distance: Math.round(meters) }),
  }
}

/** The local start time. Strava expects it to end with a Z, although it isn't UTC. */
function localStart({ start, offsetSeconds }: SharedTime): string {
  return timestampOf(start + offsetSeconds * 1000).replace(/\.\d+Z$/, "Z")
}

/** The external id that identifies an upload on Strava: the workout's id and version. */
export const externalId = (logId: string, revision: number) => `${logId}.${revision}`
