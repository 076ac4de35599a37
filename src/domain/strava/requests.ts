import * as z from "zod/mini"

/** What the function `strava` can be asked. */
export const stravaRequestSchema = z.discriminatedUnion("action", [
  // Where the person allows it: an address at Strava.
  z.object({ action: z.literal("connect") }),
  // With what Strava's page sent the person back.
  z.object({
    action: z.literal("finish"),
    code: z.string().check(z.minLength(1), z.maxLength(500)),
    scope: z.string().check(z.maxLength(500)),
    state: z.string().check(z.maxLength(1000)),
  }),
  z.object({ action: z.literal("disconnect") }),
  // `log_id` null: the connection alone.
  z.object({ action: z.literal("status"), log_id: z.nullable(z.uuid()) }),
  // Sends the workout, unless it is there, on its way, or may have arrived; `time_zone` (IANA) is the one it was done in.
  z.object({ action: z.literal("share"), log_id: z.uuid(), time_zone: z.string().check(z.maxLength(100)) }),
  // Looks there for a workout that may have arrived.
  z.object({ action: z.literal("look"), log_id: z.uuid() }),
])

export type StravaRequest = z.infer<typeof stravaRequestSchema>
