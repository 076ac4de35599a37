import * as z from "zod/mini"
import { type ManualActivity, externalId } from "#domain/strava/activity.ts"
import { momentOf } from "#domain/days/local-day.ts"
import type { StravaAnswer } from "./ask-strava.ts"
import type { Connection } from "./connection.ts"
import type { ShareRecord } from "./shares.ts"

const id = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

const uploadSchema = z.object({
  id_str: z.exactOptional(z.string()),
  id: z.exactOptional(id),
  error: z.nullish(z.string()),
  activity_id: z.nullish(id),
})

/** How far Strava has processed a file. */
export type Upload =
  | { is: "processing"; upload_id: string }
  | { is: "an activity"; activity_id: string }
  | { is: "refused" }

const activitySchema = z.object({
  id,
  external_id: z.nullish(z.string()),
  start_date_local: z.string(),
  elapsed_time: z.number(),
})

const dayMilliseconds = 24 * 60 * 60_000
const mostListed = 200

/** Sends a workout to Strava as a file with its sets (POST /uploads). */
export function sendFile(
  connection: Connection,
  file: Blob,
  { name, description, external_id }: { name: string; description: string; external_id: string },
): Promise<StravaAnswer> {
  const form = new FormData()
  form.set("data_type", "fit")
  form.set("sport_type", "WeightTraining")
  form.set("name", name)
  form.set("description", description)
  form.set("external_id", external_id)
  form.set("file", file, `${external_id}.fit`)
  return connection.ask("/uploads", { method: "POST", body: form })
}

/** Creates an activity on Strava without a file (POST /activities). */
export function sendByHand(connection: Connection, activity: ManualActivity): Promise<StravaAnswer> {
  const body = JSON.stringify(activity)
  return connection.ask("/activities", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  })
}

/** The state of an upload, or Strava's answer itself if it doesn't contain the state. */
export async function readUpload(connection: Connection, uploadId: string): Promise<Upload | StravaAnswer> {
  const answer = await connection.ask(`/uploads/${encodeURIComponent(uploadId)}`)
  return answer.kind === "ok" ? (uploadOf(answer.body) ?? answer) : answer
}

/** Parses the state of an upload; undefined if it is unreadable. A duplicate counts as the existing activity that the response names. */
export function uploadOf(body: unknown): Upload | undefined {
  const upload = z.safeParse(uploadSchema, body)
  if (!upload.success) return undefined
  const { id_str, id: number, error, activity_id } = upload.data
  if (activity_id !== null && activity_id !== undefined) return { is: "an activity", activity_id }
  if (error) {
    const [, duplicate] = /duplicate of\D*(\d+)/i.exec(error) ?? []
    return duplicate === undefined ? { is: "refused" } : { is: "an activity", activity_id: duplicate }
  }
  const upload_id = id_str ?? number
  return upload_id === undefined ? undefined : { is: "processing", upload_id }
}

/** The id of a newly created activity; undefined if Strava's answer doesn't contain it. */
export function activityIdOf(body: unknown): string | undefined {
  const made = z.safeParse(z.object({ id }), body)
  return made.success ? made.data.id : undefined
}

/**
 * The activity that an attempt to send created; null if there is none. If that can't be determined now,
 * Strava's answer itself.
 */
export async function findActivity(
  connection: Connection,
  share: ShareRecord,
): Promise<{ activity_id: string } | null | StravaAnswer> {
  const start = momentOf(share.starts_at)
  const window = new URLSearchParams({
    after: seconds(start - dayMilliseconds),
    before: seconds(start + dayMilliseconds),
    per_page: String(mostListed),
  })
  const answer = await connection.ask(`/athlete/activities?${window}`)
  if (answer.kind !== "ok") return answer
  const activities = z.safeParse(z.array(activitySchema), answer.body)
  if (!activities.success) return { kind: "unanswered", why: "a list that can't be read" }
  const found = activities.data.find((activity) => isOf(share, activity))
  return found ? { activity_id: found.id } : null
}

const seconds = (moment: number) => String(Math.floor(moment / 1000))

function isOf(share: ShareRecord, activity: z.infer<typeof activitySchema>): boolean {
  if (share.way === "by_hand")
    return (
      activity.start_date_local === share.start_date_local && activity.elapsed_time === share.elapsed_seconds
    )
  const own = externalId(share.workout_log_id, share.revision)
  return activity.external_id === own || activity.external_id === `${own}.fit`
}

/** Whether an activity still exists; undefined if that can't be determined now. */
export async function isThere(connection: Connection, activityId: string): Promise<boolean | undefined> {
  const answer = await connection.ask(`/activities/${encodeURIComponent(activityId)}`)
  if (answer.kind === "ok") return true
  return answer.kind === "refused" && answer.status === 404 ? false : undefined
}
