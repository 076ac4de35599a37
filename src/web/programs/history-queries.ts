import { queryOptions } from "@tanstack/react-query"
import { loggedSessionOf } from "#domain/programs/logged-session.ts"
import type { Program } from "#domain/programs/program.ts"
import { readEvent, readProgram } from "#domain/programs/stored.ts"
import { contentOfVersion } from "./version-contents.ts"
import { backend } from "#web/backend/client.ts"
import { everyPage } from "#web/backend/queries/every-page.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

export interface StoredVersion {
  id: string
  /** The program as of this version; null if the version doesn't exist or can't be read. */
  program: Program | null
}

/** A version of a program. Versions never change, so each is fetched only once, in one request with any others that are missing at the same time. */
export function versionQuery(userId: string, versionId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_versions", versionId),
    staleTime: Infinity,
    queryFn: async (): Promise<StoredVersion> => ({
      id: versionId,
      program: readProgram(await contentOfVersion(userId, versionId)),
    }),
  })
}

/** A run's events: everything that happened to it apart from its workouts. */
export function eventsQuery(userId: string, runId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_events", runId),
    queryFn: async ({ signal }) => {
      const rows = await everyPage((from, to) =>
        backend
          .from("program_events")
          .select("id, after_slot, made_at, kind, body", { count: "exact" })
          .eq("user_id", userId)
          .eq("run_id", runId)
          .order("after_slot")
          .order("made_at")
          .order("id")
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      )
      return rows.flatMap((row) => readEvent(row) ?? [])
    },
  })
}

/** The number of sessions per response, small enough to be stored on the device. A long run needs several. */
const sessionsInBlock = 100

// If a block is nearly full, there may be another block after it.
const almostFull = sessionsInBlock - 20

/** The number of blocks to fetch, given the last known slot. A slot is a session's number in its run, counting from 1. */
export function blocksFor(lastSlot: number): number {
  return Math.floor((lastSlot + sessionsInBlock - almostFull) / sessionsInBlock) + 1
}

/** The number of the block that a slot is in. */
export const blockOf = (slot: number) => Math.floor((slot - 1) / sessionsInBlock)

/** A run's workouts in one block of slots; block 0 has slots 1 to 100. */
export function sessionsQuery(userId: string, runId: string, block: number) {
  const first = block * sessionsInBlock + 1
  return queryOptions({
    queryKey: userKey(userId, "workout_logs", "of run", runId, block),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workout_logs")
        .select(
          `id, slot, counts, created_at, date, prescribed,
          sets:set_logs(exercise_id, reps, weight, weight_unit, duration_minutes, distance, distance_unit, rpe,
            prescribed_set, exercises(load))`,
        )
        .eq("user_id", userId)
        .eq("run_id", runId)
        .gte("slot", first)
        .lt("slot", first + sessionsInBlock)
        .order("slot")
        .order("id")
        .abortSignal(signal)
        .throwOnError()
      return data.flatMap((row) => {
        const loads = new Map(row.sets.map((set) => [set.exercise_id, set.exercises.load]))
        return loggedSessionOf(row, (exerciseId) => loads.get(exerciseId) ?? "outside") ?? []
      })
    },
  })
}
