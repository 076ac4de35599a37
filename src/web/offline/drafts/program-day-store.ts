import * as z from "zod/mini"
import type { DayDraft } from "#domain/programs/editing/day-draft.ts"
import { programSchema } from "#domain/programs/program.ts"
import { exerciseRef, type RuleName } from "#domain/programs/rule.ts"
import { isRuleName } from "#domain/programs/text/rule-words.ts"
import { deviceStore } from "#web/device/device-store.ts"
import { readUnsaved } from "./draft-store.ts"

const commandSchema = z.object({
  op_id: z.string(),
  id: z.string(),
  program: programSchema,
  days: z.array(z.string()),
  revision: z.number(),
  follow: z.nullable(
    z.object({
      op_id: z.string(),
      run_id: z.string(),
      id: z.string(),
      made_at: z.string(),
      after_slot: z.number(),
      loads: z.array(
        z.object({
          op_id: z.string(),
          id: z.string(),
          made_at: z.string(),
          body: z.object({ lift: z.string(), x: z.number(), unit: z.enum(["kg", "lbs"]) }),
        }),
      ),
    }),
  ),
})
/** A save of a program with an edited day, and the events that change its run to the new version. */
export type DayCommand = z.infer<typeof commandSchema>

const setSchema = z.object({
  id: z.string(),
  count: z.string(),
  amount: z.string(),
  load: z.string(),
  decides: z.boolean(),
})
const weeksSchema = z.array(z.array(z.array(setSchema)))
const ruleName = z.custom<RuleName>((name) => typeof name === "string" && isRuleName(name))
const draftSchema = z.object({
  name: z.string(),
  weekday: z.nullable(z.number()),
  lines: z.array(
    z.object({
      id: z.string(),
      exercise_id: z.string(),
      exercise_name: z.string(),
      superset: z.optional(z.nullable(z.number())),
      weeks: weeksSchema,
      origin: z.optional(z.object({ rule: ruleName, weeks: weeksSchema })),
      rule: z.object({
        name: ruleName,
        texts: z.record(z.string(), z.string()),
        ladder: z.array(exerciseRef),
      }),
      rest: z.string(),
    }),
  ),
})
const keptSchema = z.object({
  draft: draftSchema,
  /** The version of the program that the draft edits. */
  version_id: z.string(),
  unanswered: z.nullable(commandSchema),
})

/** The stored draft of an unsaved day of a program. */
export interface KeptDay {
  draft: DayDraft
  version_id: string
  /** A save that got no response and may or may not have arrived. */
  unanswered: DayCommand | null
}

const keptDays = deviceStore<KeptDay>((value) => z.parse(keptSchema, value))

/** The key of the unsaved draft of a program's day. The day is stored as a routine. */
export function programDayKey(userId: string, routineId: string): string {
  return `program-day:${userId}:${routineId}`
}

/** The unsaved draft of a program's day, or null. */
export function readProgramDay(key: string): KeptDay | null {
  return readUnsaved(key, keptDays)
}
