import { timestampOf } from "#domain/days/local-day.ts"
import { kilometers } from "#domain/measures/units.ts"
import { type SharedTime, sharedName, type SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { sportOf, type SportType } from "./sport-types.ts"

/** A manual activity in the format of Strava's API (POST /activities), in seconds and meters. */
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
