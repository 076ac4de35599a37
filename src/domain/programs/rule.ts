import * as z from "zod/mini"
import { count, percent, rowId, setCount, shortText, weekCount } from "./limits.ts"

const step = z.number().check(z.minimum(0), z.maximum(1000))
/** The weight that a rule adds to a load, in each unit. */
const increment = z.object({ kg: step, lbs: step })
export type Increment = z.infer<typeof increment>

/** An exercise: the id of its row, and the name that people read. */
export const exerciseRef = z.object({ exercise_id: rowId, exercise_name: shortText })
export type ExerciseRef = z.infer<typeof exerciseRef>

const stage = z.object({ sets: setCount, reps: count, open: z.boolean() })
/** A stage of a ladder rule: 5x3+ is five sets of three, the last one open. */
export type Stage = z.infer<typeof stage>

// A rule stores only the settings that it was written with, so that its text can be written back unchanged. Missing
// settings get their default values where the rule is used, such as in `rule-defaults.ts`.
const inc = z.optional(increment)
const fails = z.optional(count.check(z.minimum(1)))
const back = z.optional(percent.check(z.maximum(99)))

/** The default numbers of sets of the rule `volume`. */
export const usualVolume = { start: 3, max: 6 }

/** How a lift progresses: the rule's name and its settings. Percentages are stored as written, such as 90 for 90%. */
export const ruleSchema = z.discriminatedUnion("name", [
  z.object({ name: z.literal("linear"), inc, fails, back }),
  /** `seconds`: how much the aim of a timed set grows by, in place of a load increase. */
  z.object({ name: z.literal("double"), inc, seconds: z.optional(count), fails, back }),
  z.object({
    name: z.literal("total"),
    goal: z.optional(count),
    inc,
    floor: z.optional(percent),
    fails,
    back,
  }),
  z.object({ name: z.literal("amrap"), inc, twice: z.optional(count), back }),
  z.object({ name: z.literal("last"), at: z.optional(count), inc }),
  /** `cycle`: the number of weeks in each cycle, in order. */
  z.object({
    name: z.literal("tm"),
    cycle: z.optional(z.array(weekCount).check(z.minLength(1), z.maxLength(52))),
    inc,
    back,
  }),
  z.object({
    name: z.literal("ladder"),
    stages: z.optional(z.array(stage).check(z.minLength(1), z.maxLength(10))),
    inc,
    restart: z.optional(z.enum(["test", "up"])),
    up: inc,
  }),
  z.object({ name: z.literal("weekly"), inc, grow: z.optional(percent), fails, back }),
  z.object({
    name: z.literal("rpe"),
    up: z.optional(percent),
    down: z.optional(percent),
    mix: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  }),
  z.object({
    name: z.literal("volume"),
    start: z.optional(setCount),
    max: z.optional(setCount),
    weeks: z.optional(weekCount),
    inc,
    fails,
    back,
  }),
  z.object({ name: z.literal("step"), hold: z.optional(count), inc, fails, back }),
  /** `ladder`: the exercises that are harder than the program's own one, easiest first. */
  z.object({
    name: z.literal("variation"),
    ladder: z.optional(z.array(exerciseRef).check(z.maxLength(20))),
    fails,
  }),
  z.object({ name: z.literal("intervals"), fails }),
  /** `shares`: the percentage of the week's distance for each of its sessions. */
  z.object({
    name: z.literal("distance"),
    cap: z.optional(percent),
    every: z.optional(count),
    dip: z.optional(percent),
    shares: z.optional(z.array(percent).check(z.minLength(1), z.maxLength(14))),
  }),
  z.object({ name: z.literal("fixed") }),
])
export type Rule = z.infer<typeof ruleSchema>
export type RuleName = Rule["name"]
/** The rule with this name. */
export type RuleOf<Name extends RuleName> = Extract<Rule, { name: Name }>
