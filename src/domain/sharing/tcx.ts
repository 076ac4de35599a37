import { timestampOf } from "#domain/days/local-day.ts"
import { type SharedTime, sharedName, type SharedWorkout } from "./shared-workout.ts"

/**
 * A workout as TCX, for apps that can't read FIT. TCX has no sets, so they are written in the notes. Elements follow the schema's order (Garmin
 * TrainingCenterDatabase v2). The two track points are included because Strava rejects a file without a track.
 */
export function workoutTcx(workout: SharedWorkout, { start, seconds }: SharedTime, notes: string): string {
  const startTime = timestampOf(start)
  const endTime = timestampOf(start + seconds * 1000)
  const meters = workout.sets.reduce(
    (sum, { distance, distance_unit }) => sum + (distance ?? 0) * (distance_unit === "mi" ? 1609.344 : 1000),
    0,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities>
    <Activity Sport="Other">
      <Id>${startTime}</Id>
      <Lap StartTime="${startTime}">
        <TotalTimeSeconds>${seconds}</TotalTimeSeconds>
        <DistanceMeters>${Math.round(meters)}</DistanceMeters>
        <Calories>0</Calories>
        <Intensity>Active</Intensity>
        <TriggerMethod>Manual</TriggerMethod>
        <Track>
          <Trackpoint><Time>${startTime}</Time></Trackpoint>
          <Trackpoint><Time>${endTime}</Time></Trackpoint>
        </Track>
      </Lap>
      <Notes>${escapeXml(`${sharedName(workout)}\n\n${notes}`)}</Notes>
    </Activity>
  </Activities>
</TrainingCenterDatabase>
`
}

// Characters that XML 1.0 can't represent.
// oxlint-disable-next-line no-control-regex -- they are the ones to remove
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
const entities: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" }

const escapeXml = (text: string) =>
  text.replaceAll(notInXml, "").replaceAll(/[<>&"]/g, (character) => entities[character] ?? character)
