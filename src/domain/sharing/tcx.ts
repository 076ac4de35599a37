import { timestampOf } from "#domain/days/local-day.ts"
import { type SharedTime, sharedName, type SharedWorkout } from "./shared-workout.ts"

/**
 * A workout as TCX, for apps that can't read FIT: start, duration, and the sets as notes, because TCX has no sets. Elements
 * follow the schema's order (Garmin TrainingCenterDatabase v2); two track points hold the time, because Strava refuses a file
 * without a track.
 */
export function workoutTcx(workout: SharedWorkout, { start, seconds }: SharedTime, notes: string): string {
  const begin = timestampOf(start)
  const end = timestampOf(start + seconds * 1000)
  const metres = workout.sets.reduce(
    (sum, { distance, distance_unit }) => sum + (distance ?? 0) * (distance_unit === "mi" ? 1609.344 : 1000),
    0,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities>
    <Activity Sport="Other">
      <Id>${begin}</Id>
      <Lap StartTime="${begin}">
        <TotalTimeSeconds>${seconds}</TotalTimeSeconds>
        <DistanceMeters>${Math.round(metres)}</DistanceMeters>
        <Calories>0</Calories>
        <Intensity>Active</Intensity>
        <TriggerMethod>Manual</TriggerMethod>
        <Track>
          <Trackpoint><Time>${begin}</Time></Trackpoint>
          <Trackpoint><Time>${end}</Time></Trackpoint>
        </Track>
      </Lap>
      <Notes>${escaped(`${sharedName(workout)}\n\n${notes}`)}</Notes>
    </Activity>
  </Activities>
</TrainingCenterDatabase>
`
}

// Removes characters that XML 1.0 can't represent.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
const marks: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" }

const escaped = (text: string) =>
  text.replaceAll(unwritable, "").replaceAll(/[<>&"]/g, (mark) => marks[mark] ?? mark)
