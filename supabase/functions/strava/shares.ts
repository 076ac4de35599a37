import * as z from "zod/mini"
import { momentOf } from "#domain/days/local-day.ts"
import type { FailureReason } from "#domain/strava/reasons.ts"
import type { CallersTables } from "../callers-tables.ts"

const recordSchema = z.object({
  workout_log_id: z.string(),
  attempt: z.string(),
  state: z.enum(["sending", "unanswered", "processing", "sent", "failed", "gone"]),
  way: z.enum(["file", "by_hand"]),
  revision: z.number(),
  starts_at: z.string(),
  start_date_local: z.string(),
  elapsed_seconds: z.number(),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  upload_id: z.nullable(z.string()),
  activity_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  retry_at: z.nullable(z.string()),
  edited_at: z.nullable(z.string()),
})

/** The record of a workout's upload to Strava. */
export type ShareRecord = z.infer<typeof recordSchema>

type ShareWay = ShareRecord["way"]

/** The state recorded before sending. */
export interface SendingRecord {
  workout_log_id: string
  revision: number
  way: ShareWay
  starts_at: string
  start_date_local: string
  elapsed_seconds: number
  /** Whether the previous activity was deleted on Strava. */
  again: boolean
}

/** The current outcome of an attempt. */
export type Outcome =
  | { state: "sending"; way: ShareWay }
  | { state: "unanswered" }
  | { state: "processing"; upload_id: string }
  | { state: "sent"; activity_id: string }
  | { state: "gone" }
  | { state: "failed"; reason: FailureReason; retry_at: string | null }

/** The records of uploads to Strava. */
export class Shares {
  readonly #tables: CallersTables

  constructor(tables: CallersTables) {
    this.#tables = tables
  }

  /** The workout's record; null if it was never sent. */
  async read(logId: string): Promise<ShareRecord | null> {
    const { data } = await this.#tables.rpc("read_strava_share", { workout_log_id: logId }).throwOnError()
    return z.parse(z.nullable(recordSchema), data)
  }

  /** Records that a workout is about to be sent. Returns the attempt's id; null if it may not be sent now. */
  async begin(departure: SendingRecord): Promise<string | null> {
    const { data } = await this.#tables.rpc("begin_strava_share", { ...departure }).throwOnError()
    return z.parse(z.nullable(z.string()), data)
  }

  async note(attempt: string, outcome: Outcome): Promise<void> {
    await this.#tables.rpc("note_strava_share", { attempt, ...outcome }).throwOnError()
  }
}

/** Milliseconds since the workout was sent. */
export const ageOf = ({ started_at }: ShareRecord) => Date.now() - momentOf(started_at)
