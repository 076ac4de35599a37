import { readFileSync } from "node:fs"
import * as z from "zod/mini"

const texts = z.array(z.string())
const expectationsSchema = z.object({ must: texts, must_not: texts })

const caseSchema = z.object({
  id: z.string(),
  title: z.string(),
  person: z.object({
    unit: z.enum(["kg", "lbs"]),
    age: z.optional(z.number()),
    weight: z.optional(z.number()),
    experience: z.optional(z.enum(["none", "beginner", "intermediate", "advanced"])),
    goal: z.optional(z.enum(["strength", "size", "health", "endurance"])),
    days: z.optional(z.number()),
    minutes: z.optional(z.number()),
    equipment_detail: z.optional(
      z.object({
        dumbbell: z.optional(z.array(z.number())),
        stack: z.optional(z.record(z.string(), z.array(z.number()))),
      }),
    ),
  }),
  equipment: texts,
  avoid: z.optional(texts),
  goals: z.optional(texts),
  week: expectationsSchema,
  routine: expectationsSchema,
  goal: expectationsSchema,
  workout: expectationsSchema,
  month: expectationsSchema,
})
export type WrittenCase = z.infer<typeof caseSchema>

const fileSchema = z.object({ cases: z.array(caseSchema) })

/** The cases of cases.json: people, and what each of the coach's answers to them must hold. */
export const writtenCases: readonly WrittenCase[] = z.parse(
  fileSchema,
  JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8")),
).cases
