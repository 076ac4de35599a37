import type { QueryClient } from "@tanstack/react-query"
import type { Program } from "#domain/programs/program.ts"
import { readProgram } from "#domain/programs/stored.ts"
import type { WireFailure } from "#domain/saving/wire-reply.ts"
import type { DayCommand } from "#web/offline/drafts/program-day-store.ts"
import { latestVersionQuery, programsQuery } from "#web/programs/queries.ts"
import { type EventToSend, sendEvent, sendProgram } from "#web/programs/send-program.ts"

/** The outcome of a save. `version` is the new version; it may have been saved although the run couldn't be changed to it. */
export type DayOutcome =
  | { kind: "saved"; version: string }
  | { kind: "failed"; failure: WireFailure; version: string | null }

/** Saves a program and changes its run to the new version. Sending it again has no further effect. */
export async function sendDay({
  op_id,
  id,
  program,
  days,
  revision,
  follow,
}: DayCommand): Promise<DayOutcome> {
  const saved = await sendProgram({ op_id, id, program, days, revision })
  if (saved.kind !== "saved") return { kind: "failed", failure: saved, version: null }
  const version = saved.version_id
  if (!follow) return { kind: "saved", version }
  for (const event of eventsOf(follow, version)) {
    const followed = await sendEvent(event)
    if (followed.kind !== "saved") return { kind: "failed", failure: followed, version }
  }
  return { kind: "saved", version }
}

/** The events that change a run to a version, in order. */
function eventsOf(follow: NonNullable<DayCommand["follow"]>, version: string): EventToSend[] {
  const { run_id, after_slot, op_id, id, made_at, loads } = follow
  return [
    { op_id, run_id, event: { id, made_at, after_slot, kind: "version", body: { version } } },
    ...loads.map(({ op_id, id, made_at, body }) => ({
      ...{ op_id, run_id },
      event: { id, made_at, after_slot, kind: "load" as const, body },
    })),
  ]
}

/** A program as it is on the server. */
export interface NewestProgram {
  version: string
  revision: number
  program: Program
  /** The routines of the program's days, in order. */
  days: string[]
}

/** Fetches a program; null if it has been deleted or can't be read. Throws if the server can't be reached. */
export async function fetchNewest(
  client: QueryClient,
  userId: string,
  programId: string,
): Promise<NewestProgram | null> {
  const now = { staleTime: 0, retry: false, networkMode: "always" } as const
  // Fetch the row first. If the program is saved between the two requests, the revision is outdated and the save is refused.
  const programs = await client.fetchQuery({ ...programsQuery(userId), ...now })
  const row = programs.find(({ id }) => id === programId)
  const version = row && (await client.fetchQuery({ ...latestVersionQuery(userId, programId), ...now }))
  const program = readProgram(version?.content)
  if (!row || !version || !program) return null
  return {
    version: version.id,
    revision: row.revision,
    program: { ...program, name: row.name },
    days: row.workouts.map(({ id }) => id),
  }
}
