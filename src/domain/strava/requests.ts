import * as z from "zod/mini"

/** The requests that the `strava` function accepts. */
export const stravaRequestSchema = z.discriminatedUnion("action", [
  // Returns the address on Strava where the person grants access.
  z.object({ action: z.literal("connect") }),
  // Completes the connection with the query parameters that Strava sent back.
  z.object({
    action: z.literal("finish"),
    code: z.string().check(z.minLength(1), z.maxLength(500)),
    scope: z.string().check(z.maxLength(500)),
    state: z.string().check(z.maxLength(1000)),
  }),
  z.object({ action: z.literal("disconnect") }),
  // A null `log_id` asks about the connection only.
  z.object({ action: z.literal("status"), log_id: z.nullable(z.uuid()) }),
  // Sends the workout unless it is already on Strava, is being sent, or may have arrived. `time_zone` (IANA) is the zone where the workout was done.
  z.object({ action: z.literal("share"), log_id: z.uuid(), time_zone: z.string().check(z.maxLength(100)) }),
  // Checks whether a workout has arrived at Strava.
  z.object({ action: z.literal("look"), log_id: z.uuid() }),
])

export type StravaRequest = z.infer<typeof stravaRequestSchema>
