import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { useMessages } from "#web/ui/messages.tsx"
import { sentences } from "./sentences.ts"
import { saveFit } from "./shared-file.ts"
import { LineButton, ShareLine } from "./shared-files.tsx"

/** Strava, on a server that isn't registered there: the FIT file is the way, and says so. */
export function StravaLine({ workout }: { workout: SharedWorkout }) {
  const { say } = useMessages()
  async function save() {
    try {
      await saveFit(workout)
    } catch {
      say(sentences.unfetched, { tone: "error" })
    }
  }
  return (
    <>
      <ShareLine title={sentences.strava} about={sentences.stravaMissing}>
        <LineButton what={sentences.strava} label={sentences.saveFit} onPress={save} />
      </ShareLine>
      <li className="small soft">{sentences.stravaHow}</li>
    </>
  )
}
