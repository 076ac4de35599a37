import { findActivity, readUpload } from "./activities.ts"
import type { Connection } from "./connection.ts"
import { ageOf, type Outcome, type ShareRecord, type Shares } from "./shares.ts"

interface LookContext {
  connection: Connection
  shares: Shares
}

/** What to do if Strava refuses a file after having accepted its upload. */
type Fallback = () => Promise<Outcome>

// Strava asks for one second between polls, and finishes most files within a few seconds.
const pauseMilliseconds = 1000
const mostQuestions = 12
// How long an accepted upload that isn't visible on Strava yet may take to appear there.
const mayStillComeMilliseconds = 60_000

/** Follows an upload until it is finished, or for as long as a person would wait. */
export async function lookAfter(looking: LookContext, logId: string, otherwise: Fallback): Promise<void> {
  for (let question = 0; question < mostQuestions; question += 1) {
    const share = await looking.shares.read(logId)
    if (!share || !(share.state === "processing" || (share.state === "unanswered" && question === 0))) return
    if (share.state === "processing") await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    await look(looking, share, otherwise)
  }
}

/** Checks once on a workout that is being sent or may have arrived on Strava, and records the outcome. */
export async function look(
  { connection, shares }: LookContext,
  share: ShareRecord,
  otherwise: Fallback = async () => ({ state: "failed", reason: "refused", retry_at: null }),
): Promise<void> {
  const outcome =
    share.upload_id === null
      ? await amongActivities(connection, share)
      : await amongUploads(connection, share, share.upload_id, otherwise)
  if (outcome) await shares.note(share.attempt, outcome)
}

async function amongUploads(
  connection: Connection,
  share: ShareRecord,
  uploadId: string,
  otherwise: Fallback,
): Promise<Outcome | undefined> {
  const upload = await readUpload(connection, uploadId)
  if ("is" in upload) {
    if (upload.is === "an activity") return { state: "sent", activity_id: upload.activity_id }
    return upload.is === "refused" ? otherwise() : undefined
  }
  // Strava forgets uploads after a while, so look for the activity itself.
  return upload.kind === "refused" && upload.status === 404 ? amongActivities(connection, share) : undefined
}

async function amongActivities(connection: Connection, share: ShareRecord): Promise<Outcome | undefined> {
  const found = await findActivity(connection, share)
  if (found === null)
    return ageOf(share) < mayStillComeMilliseconds
      ? { state: "unanswered" }
      : { state: "failed", reason: "not_there", retry_at: null }
  return "activity_id" in found ? { state: "sent", activity_id: found.activity_id } : undefined
}
