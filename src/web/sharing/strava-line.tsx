import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { sentences } from "./sentences.ts"
import { saveFit } from "./shared-file.ts"
import { LineButton, ShareLine, useSave } from "./shared-files.tsx"

/** Strava, on a server that isn't registered there: the FIT file is the way, and says so. */
export function StravaLine({ workout }: { workout: SharedWorkout }) {
  const save = useSave(workout)
  return (
    <>
      <ShareLine title={sentences.strava} about={sentences.stravaMissing}>
        <LineButton what={sentences.strava} label={sentences.saveFit} onPress={save(saveFit)} />
      </ShareLine>
      <li className="small soft">{sentences.stravaHow}</li>
    </>
  )
}
