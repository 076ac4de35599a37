import * as z from "zod/mini"
import type { LocalDay } from "#domain/days/local-day.ts"
import { count, localDay, place, rowId, shortText, weightNumber, weightUnit } from "./limits.ts"
import type { ShownSession } from "./prescription.ts"

const weekday = z.int().check(z.minimum(0), z.maximum(6))
/** Exact loads have more digits than a person types. */
const exactLoad = z.number().check(z.minimum(-10_000), z.maximum(10_000))

/** What happens to a day that was missed when the calendar says which week it is. */
const missedDays = ["waits", "left_out", "repeats_week"] as const

const startsSchema = z.object({
  /** The load that a lift begins with, by the lift's key (`lifts.ts`). For a run by distance it is the first week's distance. */
  loads: z.record(z.string().check(z.maxLength(120)), exactLoad),
  /** Training maxes and estimated 1RMs by exercise. */
  maxes: z.record(
    z.string().check(z.maxLength(64)),
    z.object({ tm: z.nullable(exactLoad), e1rm: z.nullable(exactLoad) }),
  ),
})
export type Starts = z.infer<typeof startsSchema>

export const runSchema = z.object({
  id: rowId,
  /** The version that the run starts with. */
  version: rowId,
  started_on: localDay,
  unit: weightUnit,
  advance: z.enum(["order", "calendar"]),
  missed: z.enum(missedDays),
  /** The person's usual days; 0 is Monday. */
  weekdays: z.array(weekday).check(z.maxLength(7)),
  starts: startsSchema,
})
/** One person following one program. */
export type ProgramRun = z.infer<typeof runSchema>

const nothing = z.object({})
const body = {
  /** The slot after `after_slot` is spent without training; `week` and `session` say on which session. */
  skip: z.object({ week: z.optional(count), session: z.optional(place) }),
  /** To a session of a week of the cycle, both from 0. */
  go_to: z.object({ week: count, session: place }),
  /** Another day of the program takes the next slot. */
  swap_day: z.object({ day: place }),
  deload: nothing,
  pause: z.object({ on: localDay }),
  resume: z.object({ on: localDay }),
  /** Back after days without training: loads are cut by the return table. */
  away: z.object({ days: count }),
  tm: z.object({ exercise_id: rowId, tm: weightNumber, unit: weightUnit }),
  load: z.object({ lift: z.string().check(z.maxLength(120)), x: exactLoad, unit: weightUnit }),
  version: z.object({ version: rowId }),
  /** Moves one session to a day. */
  date: z.object({ slot: count, on: localDay }),
  unit: z.object({ unit: weightUnit }),
  /** Which of two logs of one slot counts. */
  counts: z.object({ slot: count, log_id: rowId }),
  /** The answers to the two questions asked after a session, one tap each. */
  felt: z.object({
    slot: count,
    sore: z.enum(["no", "gone", "still"]),
    went: z.enum(["better", "planned", "worse"]),
  }),
  /** The program again, without a rise. */
  hold: nothing,
  next_cycle: nothing,
  end: nothing,
}

const event = {
  id: rowId,
  /** The last slot that was spent when it happened. */
  after_slot: count,
  /** A timestamp; it only orders events after one slot. */
  made_at: shortText,
}
const eventOf = <Kind extends keyof typeof body>(kind: Kind) =>
  z.object({ ...event, kind: z.literal(kind), body: body[kind] })

export const eventSchema = z.discriminatedUnion("kind", [
  eventOf("skip"),
  eventOf("go_to"),
  eventOf("swap_day"),
  eventOf("deload"),
  eventOf("pause"),
  eventOf("resume"),
  eventOf("away"),
  eventOf("tm"),
  eventOf("load"),
  eventOf("version"),
  eventOf("date"),
  eventOf("unit"),
  eventOf("counts"),
  eventOf("felt"),
  eventOf("hold"),
  eventOf("next_cycle"),
  eventOf("end"),
])
/** Something that happened to a run other than a session. */
export type ProgramEvent = z.infer<typeof eventSchema>
export type EventKind = ProgramEvent["kind"]

/** What was done of a prescribed set; the load is in the prescription's unit. */
export interface DoneSet {
  load: number | null
  /** Reps, seconds, minutes, kilometres or miles, as the set asks; for intervals the seconds. */
  amount: number
  rpe: number | null
}

/** A session of a run as its log has it. */
export interface LoggedSession {
  log_id: string
  /** The session's number within the run, from 1. */
  slot: number
  /** Whether the server counted it, rather than another log of the same slot. */
  counts: boolean
  /** When the server took it first, as a timestamp; null while only this device has it. */
  saved_at: string | null
  date: LocalDay
  prescribed: ShownSession
  /** One for each prescribed set, counted through all lines; null for a set that was left out. */
  done: readonly (DoneSet | null)[]
}
