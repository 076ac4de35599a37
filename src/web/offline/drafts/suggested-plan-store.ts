import * as z from "zod/mini"
import { deviceStore } from "#web/device/device-store.ts"
import { readUnsaved } from "./draft-store.ts"

const text = z.nullable(z.string())
const number = z.nullable(z.number())
const partSchema = z.object({
  id: z.string(),
  name: z.string(),
  sets: number,
  reps: text,
  weight: number,
  notes: text,
  superset: z.nullish(z.number()),
})
const keptSchema = z.object({
  summary: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      workout: z.nullable(z.object({ name: z.string(), description: text, parts: z.array(partSchema) })),
      notes: text,
    }),
  ),
  source: z.enum(["model", "rules"]),
  whys: z.array(
    z.object({
      text: z.string(),
      why: z.object({ rule: z.string(), data: z.string(), source: z.string() }),
      part: z.exactOptional(
        z.object({ exercise_id: z.string(), sets: z.number(), reps: z.string(), weight: number }),
      ),
    }),
  ),
})

/** The stored draft of a suggested routine or week. */
export type KeptPlan = z.infer<typeof keptSchema>

const keptPlans = deviceStore<KeptPlan>((value) => z.parse(keptSchema, value))

/** The key of a suggestion. */
export function suggestedPlanKey(userId: string, kind: "routine" | "week"): string {
  return `suggested-${kind}:${userId}`
}

/** The stored suggestion, or null. */
export function readSuggestedPlan(key: string): KeptPlan | null {
  return readUnsaved(key, keptPlans)
}
