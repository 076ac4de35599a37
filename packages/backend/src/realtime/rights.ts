import type { Pool } from "pg"
import type { Caller } from "./caller.ts"
import { selectRows } from "#server/postgres/rows.ts"

/** A caller's rights on a private channel, determined by the policies on realtime.messages. */
export interface Rights {
  readsBroadcast: boolean
  readsPresence: boolean
  writesBroadcast: boolean
  writesPresence: boolean
}

/** On a public channel everyone may do everything. */
export const allRights: Rights = {
  readsBroadcast: true,
  readsPresence: true,
  writesBroadcast: true,
  writesPresence: true,
}

const noRights: Rights = {
  readsBroadcast: false,
  readsPresence: false,
  writesBroadcast: false,
  writesPresence: false,
}

type Row = Record<
  "reads_broadcast" | "reads_presence" | "writes_broadcast" | "writes_presence",
  string | null
>

/** Checks the policies by trying them. A policy that fails doesn't grant anything. Throws if the database can't be reached. */
export async function rightsOn(
  pool: Pool,
  { topic, caller, headers }: { topic: string; caller: Caller; headers: string },
): Promise<Rights> {
  const rows = await selectRows<Row>(pool, "select * from realtime.channel_rights($1, $2, $3, $4)", [
    topic,
    caller.role,
    caller.claims,
    headers,
  ]).catch((error: unknown) => {
    if (isPolicys(error)) return []
    throw error
  })
  const [row] = rows
  if (!row) return noRights
  return {
    readsBroadcast: row.reads_broadcast === "t",
    readsPresence: row.reads_presence === "t",
    writesBroadcast: row.writes_broadcast === "t",
    writesPresence: row.writes_presence === "t",
  }
}

/** Whether the policy itself failed: the error has an SQLSTATE that isn't about the connection or the server. */
function isPolicys(error: unknown) {
  if (!(error instanceof Error) || !("code" in error)) return false
  return typeof error.code === "string" && /^(?!08|53|57P|58|XX)[0-9A-Z]{5}$/.test(error.code)
}
