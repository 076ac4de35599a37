import { sharedName, sharedTime, type SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { downloadFile } from "#web/device/download-file.ts"
import { newId } from "#web/device/new-id.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"

/** Downloads the workout as a FIT file. Throws if the code for FIT files can't be fetched. */
export async function saveFit(workout: SharedWorkout): Promise<void> {
  const { workoutFit } = await import("#domain/sharing/fit.ts")
  const fit = workoutFit(workout, sharedTime(workout, timeZoneHere()))
  downloadFile(new Blob([fit], { type: "application/vnd.ant.fit" }), fileName(workout, "fit"))
}

/** Downloads the workout as a TCX file. */
export async function saveTcx(workout: SharedWorkout): Promise<void> {
  const { workoutTcx } = await import("#domain/sharing/tcx.ts")
  const { text } = await shareTextOf(workout)
  const tcx = workoutTcx(workout, sharedTime(workout, timeZoneHere()), text)
  downloadFile(new Blob([tcx], { type: "application/vnd.garmin.tcx+xml" }), fileName(workout, "tcx"))
}

/** The workout as a title and text for people to read. */
export async function shareTextOf({ log, sets }: SharedWorkout): Promise<{ title: string; text: string }> {
  const [{ draftFromLog }, { workoutName, workoutText }] = await Promise.all([
    import("#domain/workout/draft-from-log.ts"),
    import("#domain/workout/workout-text.ts"),
  ])
  const draft = draftFromLog(log, sets, "metric", newId)
  return { title: workoutName(draft), text: workoutText(draft, Date.now()) }
}

/** A file name such as "lower-a-2026-03-02.fit", without characters that file systems may refuse. */
export function fileName(workout: SharedWorkout, ending: string): string {
  const slug = sharedName(workout)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60)
  return `${slug || "workout"}-${workout.log.date}.${ending}`
}
