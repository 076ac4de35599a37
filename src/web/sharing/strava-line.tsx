import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"
import { saveFit } from "./shared-file.ts"
import { StravaStatusLine } from "./strava-status-line.tsx"
import { LineButton, ShareLine, useSave } from "./shared-files.tsx"

interface StravaLineProps {
  userId: string
  workout: SharedWorkout
}

/** Shares to Strava if this server is set up for it. Otherwise offers the FIT file and explains why. */
export function StravaLine({ userId, workout }: StravaLineProps) {
  return backend.config.hasStrava ? (
    <StravaStatusLine userId={userId} logId={workout.log.id} />
  ) : (
    <StravaByFile workout={workout} />
  )
}

function StravaByFile({ workout }: { workout: SharedWorkout }) {
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
