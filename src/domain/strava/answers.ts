import * as z from "zod/mini"

export const stravaAddressSchema = z.object({ address: z.string() })

/**
 * The state of a workout's upload. sending: in progress; unanswered: it may have arrived; processing: Strava is turning it into an activity; failed:
 * it didn't arrive; gone: it arrived and was deleted on Strava.
 */
const shareStates = ["sending", "unanswered", "processing", "sent", "failed", "gone"] as const

const stravaShareSchema = z.object({
  state: z.enum(shareStates),
  /** When the upload was sent and when it arrived (timestamps). */
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** The activity's address on Strava. */
  activity_url: z.nullable(z.string()),
  /** When the workout was edited after the upload; null if it wasn't. */
  edited_at: z.nullable(z.string()),
  /** Why the upload failed, as a message for the person. */
  message: z.nullable(z.string()),
  /** Whether reconnecting to Strava would help. */
  needs_connection: z.boolean(),
  /** When to try the upload again, if Strava's rate limit is used up. */
  retry_at: z.nullable(z.string()),
})

export type StravaShare = z.infer<typeof stravaShareSchema>

export const stravaStatusSchema = z.object({
  connection: z.nullable(z.object({ athlete: z.string(), connected_at: z.string() })),
  share: z.nullable(stravaShareSchema),
  /** Why the request couldn't be carried out as asked, as a message for the person. */
  message: z.nullable(z.string()),
})

export type StravaStatus = z.infer<typeof stravaStatusSchema>
