import * as z from "zod/mini"

// The person's own: only the app knows the day, and the unit of somebody who has not chosen any.
const persons = { today: z.iso.date(), unit: z.enum(["kg", "lbs"]) }

/** What the coach can be asked, as its function reads it. */
export const coachRequestSchema = z.discriminatedUnion("feature", [
  z.object({ feature: z.literal("workout"), log_id: z.uuid(), ...persons }),
  z.object({ feature: z.literal("month"), month: z.iso.date().check(z.endsWith("-01")), ...persons }),
  z.object({ feature: z.literal("goal"), ...persons }),
  // `goal_id`: what it is to help with; null: no goal in particular.
  z.object({ feature: z.literal("routine"), goal_id: z.nullable(z.uuid()), ...persons }),
  z.object({ feature: z.literal("week"), ...persons }),
])

export type CoachRequest = z.infer<typeof coachRequestSchema>

/** What the function streams: how far it is, the reply's text as it is written, and its end. */
export type CoachEvent =
  | { event: "progress"; data: { stage: "asking" } }
  | { event: "text"; data: { text: string } }
  | { event: "result"; data: { reply: unknown; marks: string[] } }
  | { event: "failed"; data: { message: string } }
