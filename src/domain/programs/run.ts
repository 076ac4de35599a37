import * as z from "zod/mini"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Database } from "#domain/row-types.ts"
import { count, exactLoad, localDay, place, rowId, shortText, weightNumber, weightUnit } from "./limits.ts"
import type { ShownSession } from "./prescription.ts"

const weekday = z.int().check(z.minimum(0), z.maximum(6))

/** What happens to a missed session in a run that advances by calendar. */
export const missedDays = ["waits", "left_out", "repeats_week"] as const

const startsSchema = z.object({
  /** The load that each lift starts with, by the lift's key (`plan.ts`). For the rule `distance`, it is the first week's distance. */
  loads: z.record(z.string().check(z.maxLength(120)), exactLoad),
  /** Training maxes and estimated 1RMs, by exercise id. */
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
  /** The days of the week on which the person usually trains; 0 is Monday. */
  weekdays: z.array(weekday).check(z.maxLength(7)),
  starts: startsSchema,
})
/** One person following one program. */
export type ProgramRun = z.infer<typeof runSchema>

/** The kinds of events that the database accepts. */
type StoredKind = Database["public"]["Tables"]["program_events"]["Row"]["kind"]

const nothing = z.object({})
/** What each kind of event carries. */
const body = {
  /**
   * Skips the session after number `after_slot` without training. `week` and `session` name the session that
   * is skipped.
   */
  skip: z.object({ week: z.optional(count), session: z.optional(place) }),
  /** Moves to a session in a week of the current cycle, both counting from 0. */
  go_to: z.object({ week: count, session: place }),
  /** Makes a different day of the program the next one to train. */
  swap_day: z.object({ day: place }),
  deload: nothing,
  pause: z.object({ on: localDay }),
  resume: z.object({ on: localDay }),
  /** Returns after days without training; loads are cut to the shares in `loads/after-break.ts`. */
  away: z.object({ days: count }),
  tm: z.object({ exercise_id: rowId, tm: weightNumber, unit: weightUnit }),
  load: z.object({ lift: z.string().check(z.maxLength(120)), x: exactLoad, unit: weightUnit }),
  version: z.object({ version: rowId }),
  /** Moves one session to a different date. */
  date: z.object({ slot: count, on: localDay }),
  unit: z.object({ unit: weightUnit }),
  /** Chooses which one of several logs counts for a session. */
  counts: z.object({ slot: count, log_id: rowId }),
  /** The answers to the two questions asked after a session, one tap each. */
  felt: z.object({
    slot: count,
    sore: z.enum(["no", "gone", "still"]),
    went: z.enum(["better", "planned", "worse"]),
  }),
  /** Starts the next cycle without raising any load. */
  hold: nothing,
  next_cycle: nothing,
  end: nothing,
} satisfies Record<StoredKind, z.ZodMiniType>

const event = {
  id: rowId,
  /** The number of the last session that had been used up when the event happened. */
  after_slot: count,
  /** A timestamp, used only to order events with the same `after_slot`. */
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
/** Anything that happens to a run other than a logged session. */
export type ProgramEvent = z.infer<typeof eventSchema>
export type EventKind = ProgramEvent["kind"]

/** What the person did for a prescribed set, with the load in the prescription's unit. */
export interface DoneSet {
  load: number | null
  /** Reps, seconds, minutes, kilometers or miles, whichever the set asks for. Intervals count seconds. */
  amount: number
  rpe: number | null
}

/** A session of a run, read from its log. */
export interface LoggedSession {
  log_id: string
  /** The session's number within the run, from 1. */
  slot: number
  /** Whether the server counts this log rather than another one for the same session. */
  counts: boolean
  /** The timestamp of when the server first saved the log; null while only this device has it. */
  saved_at: string | null
  date: LocalDay
  prescribed: ShownSession
  /** One entry for each prescribed set of all exercises, in order; null for a set that was left out. */
  done: readonly (DoneSet | null)[]
}

/** A session of a run whose log's `prescribed` can't be read. It counts as done, but there is nothing to judge it by. */
export type UnreadableSession = Omit<LoggedSession, "prescribed" | "done"> & { prescribed: null }
export type SessionOfRun = LoggedSession | UnreadableSession
