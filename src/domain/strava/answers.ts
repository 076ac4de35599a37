import * as z from "zod/mini"

export const stravaAddressSchema = z.object({ address: z.string() })

/**
 * How far a workout is. sending: just now; unanswered: it may have arrived; processing: Strava has it, and makes an activity of it; failed: it is
 * not there; gone: it was, and was deleted there.
 */
const shareStates = ["sending", "unanswered", "processing", "sent", "failed", "gone"] as const

const stravaShareSchema = z.object({
  state: z.enum(shareStates),
  /** When it was sent, and when it was there (timestamps). */
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** Where it is there. */
  activity_url: z.nullable(z.string()),
  /** When the workout was edited after it was sent; null: it was not. */
  edited_at: z.nullable(z.string()),
  /** Why it failed, for the person. */
  message: z.nullable(z.string()),
  /** Whether connecting again would help. */
  needs_connection: z.boolean(),
  /** Not before: Strava takes no more until then. */
  retry_at: z.nullable(z.string()),
})

export type StravaShare = z.infer<typeof stravaShareSchema>

export const stravaStatusSchema = z.object({
  connection: z.nullable(z.object({ athlete: z.string(), connected_at: z.string() })),
  share: z.nullable(stravaShareSchema),
  /** What went otherwise than asked, for the person. */
  message: z.nullable(z.string()),
})

export type StravaStatus = z.infer<typeof stravaStatusSchema>
