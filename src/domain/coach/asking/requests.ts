import * as z from "zod/mini"

// Only the app knows the person's local day, and which unit to use if the person hasn't chosen one.
const persons = { today: z.iso.date(), unit: z.enum(["kg", "lbs"]) }

/** The requests that the coach function accepts. */
export const coachRequestSchema = z.discriminatedUnion("feature", [
  z.object({ feature: z.literal("workout"), log_id: z.uuid(), ...persons }),
  z.object({ feature: z.literal("month"), month: z.iso.date().check(z.endsWith("-01")), ...persons }),
  z.object({ feature: z.literal("goal"), ...persons }),
  // `goal_id` is the goal that the routine should serve; null for none in particular.
  z.object({ feature: z.literal("routine"), goal_id: z.nullable(z.uuid()), ...persons }),
  z.object({ feature: z.literal("week"), ...persons }),
])

export type CoachRequest = z.infer<typeof coachRequestSchema>

/**
 * The events that the function streams: progress, the reply's text so far, and the end. A progress event also restarts a reply: the text before it is
 * discarded. `source` says who wrote the result.
 */
export type CoachEvent =
  | { event: "progress"; data: { stage: "asking" } }
  | { event: "text"; data: { text: string } }
  | { event: "result"; data: { reply: unknown; marks: string[]; source: "model" | "rules" } }
  | { event: "failed"; data: { message: string } }
