import * as z from "zod/mini"
import type { GoalForm } from "#domain/goals/goal-form.ts"
import { usualWeekStart, weekStarts } from "#domain/days/week-start.ts"
import type { ProfileForm } from "#domain/profile/profile-form.ts"
import { deviceStore, keysStartingWith } from "#web/device/device-store.ts"
import { readUnsaved } from "./draft-store.ts"

const goalFormSchema = z.object({
  title: z.string(),
  goal_type: z.enum(["strength", "cardio"]),
  exercise_id: z.string(),
  metric: z.enum(["", "weight", "reps", "duration_minutes", "distance", "frequency"]),
  target_value: z.string(),
  target_date: z.string(),
})
const keptGoalSchema = z.object({
  form: goalFormSchema,
  /** The revision of the goal that is being edited. */
  revision: z.nullable(z.number()),
})

/** The stored draft of an unsaved goal form. */
export interface KeptGoal {
  form: GoalForm
  revision: number | null
}

const keptGoals = deviceStore<KeptGoal>((value) => z.parse(keptGoalSchema, value))
const goalKeys = (userId: string) => `goal:${userId}:`

/** The key of a goal's form; `goalId` is null for a new goal. */
export function goalDraftKey(userId: string, goalId: string | null): string {
  return `${goalKeys(userId)}${goalId ?? "new"}`
}

export function readGoalDraft(key: string): KeptGoal | null {
  return readUnsaved(key, keptGoals)
}

/** The ids of goals with a stored form; "new" means an unsaved goal. */
export function keptGoalIds(userId: string): string[] {
  return keysStartingWith(goalKeys(userId)).map((key) => key.slice(goalKeys(userId).length))
}

const experienceSchema = z.enum(["", "none", "under_6_months", "6_to_24_months", "over_24_months"])
const aimSchema = z.enum(["", "strength", "size", "health", "endurance"])

const keptProfileSchema = z.object({
  form: z.object({
    name: z.string(),
    age: z.string(),
    sex: z.enum(["", "Male", "Female", "Other"]),
    height: z.nullable(
      z.discriminatedUnion("unit", [
        z.object({ unit: z.literal("cm"), text: z.string() }),
        z.object({ unit: z.literal("in"), feet: z.string(), inches: z.string() }),
      ]),
    ),
    weight: z.nullable(z.object({ unit: z.enum(["kg", "lbs"]), text: z.string() })),
    unit_system: z.enum(["metric", "imperial"]),
    time_zone: z.string(),
    available_equipment: z.array(z.string()),
    // Drafts stored by earlier releases don't have these fields.
    week_starts_on: z.prefault(z.enum(weekStarts), usualWeekStart),
    experience: z.prefault(experienceSchema, ""),
    training_aim: z.prefault(aimSchema, ""),
    training_days: z.prefault(z.string(), ""),
    session_minutes: z.prefault(z.string(), ""),
  }),
  /** The fields that the person changed. The other fields may have changed on the server since. */
  changed: z.array(z.string()),
})

/** The stored draft of the unsaved profile form. */
export interface KeptProfile {
  form: ProfileForm
  changed: readonly string[]
}

const keptProfiles = deviceStore<KeptProfile>((value) => z.parse(keptProfileSchema, value))

export function profileDraftKey(userId: string): string {
  return `profile:${userId}`
}

export function readProfileDraft(key: string): KeptProfile | null {
  return readUnsaved(key, keptProfiles)
}
