// The replies' shapes as JSON schemas, for providers that enforce one: every field is required and no other is
// allowed. `replies.ts` accepts more than these schemas allow.

import { weekdays } from "#domain/days/weekday-words.ts"

/** A JSON schema in the subset that providers accept when they enforce it. */
export type JsonSchema =
  | {
      type: "string" | "number" | "integer" | readonly ["string" | "number", "null"]
      enum?: readonly string[]
    }
  | { type: "array"; items: JsonSchema }
  | { anyOf: readonly JsonSchema[] }
  | { type: "null" }
  | {
      type: "object"
      properties: Readonly<Record<string, JsonSchema>>
      required: readonly string[]
      additionalProperties: false
    }

/** The shape of a feature's reply, with a name for it. */
export interface ReplyFormat {
  name: string
  schema: JsonSchema
}

const text: JsonSchema = { type: "string" }
const number: JsonSchema = { type: "number" }
const list = (items: JsonSchema): JsonSchema => ({ type: "array", items })
const oneOf = (...words: readonly string[]): JsonSchema => ({ type: "string", enum: words })
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const part = object({
  name: text,
  sets: { type: "integer" },
  reps: text,
  weight: { type: ["number", "null"] },
  notes: text,
})
const workout = { name: text, description: text, exercises: list(part) }

export const replyFormats = {
  workout: {
    name: "workout_analysis",
    schema: object({
      summary: text,
      exerciseFeedback: list(object({ exerciseName: text, feedback: text })),
      overallInsights: list(text),
      suggestions: list(text),
    }),
  },
  month: {
    name: "month_analysis",
    schema: object({
      summary: text,
      keyMetrics: object({ totalWorkouts: number, totalExercises: number, averageDuration: text }),
      insights: list(text),
      recommendations: list(text),
      goalProgress: list(
        object({ goalDescription: text, progressSummary: text, improvementSuggestions: list(text) }),
      ),
    }),
  },
  goal: {
    name: "goal",
    schema: object({
      title: text,
      type: oneOf("strength", "cardio"),
      exerciseName: { type: ["string", "null"] },
      metric: oneOf("weight", "reps", "distance", "duration_minutes", "frequency"),
      targetValue: number,
      targetDate: { type: ["string", "null"] },
    }),
  },
  routine: { name: "routine", schema: object(workout) },
  week: {
    name: "week",
    schema: object({
      week_summary: text,
      schedule: list(
        object({
          day: oneOf(...weekdays),
          workout: { anyOf: [object(workout), { type: "null" }] },
          notes: text,
        }),
      ),
    }),
  },
} as const satisfies Record<string, ReplyFormat>
