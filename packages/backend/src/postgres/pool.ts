import { callbackify } from "node:util"
import pg from "pg"
import { addressAs } from "./address.ts"
import { prepareConnection } from "./as-role.ts"
import type { RolePasswords } from "./role-passwords.ts"
import { selectRows } from "./rows.ts"

/** How the pools connect to the database. */
export interface PoolsConnection {
  /** The address; the pools replace its user and password. */
  databaseUrl: string
  passwords: RolePasswords
}

export interface Pools {
  /** A pool that connects as supabase_auth_admin, the owner of the auth schema. */
  auth: pg.Pool
  /** A pool that connects as authenticator, which can only become anon, authenticated or service_role. */
  authenticator: pg.Pool
  /** One connection as authenticator, so that the health check doesn't compete with requests. */
  health: pg.Pool
  /**
   * A pool that connects as supabase_realtime_admin, the owner of the realtime schema. It also checks, in a subscriber's role, what that subscriber
   * may read.
   */
  realtime: pg.Pool
  /** Another pool that connects as supabase_realtime_admin, but with little time for each statement, because clients write the filters. */
  realtimeFilters: pg.Pool
  /** A pool that connects as supabase_storage_admin, the owner of the storage schema. */
  storage: pg.Pool
  close(): Promise<void>
}

// Every value is kept as the text that Postgres sent.
const untyped = { getTypeParser: () => (value: string | Buffer) => value }

/** Opens the pools. They connect on first use, reconnect by themselves and never end the process. */
export function openPools({ databaseUrl, passwords }: PoolsConnection): Pools {
  const auth = openPool(addressAs(databaseUrl, "supabase_auth_admin", passwords.auth), { max: 6 })
  const authenticator = openPool(addressAs(databaseUrl, "authenticator", passwords.authenticator), {
    max: 12,
    verify: callbackify(prepareUnlessPooled),
  })
  const health = openPool(addressAs(databaseUrl, "authenticator", passwords.authenticator), { max: 1 })
  const asRealtime = addressAs(databaseUrl, "supabase_realtime_admin", passwords.realtime)
  const realtime = openPool(asRealtime, { max: 3, verify: callbackify(prepareUnlessPooled) })
  const realtimeFilters = openPool(asRealtime, { max: 1, statement_timeout: 200 })
  const storage = openPool(addressAs(databaseUrl, "supabase_storage_admin", passwords.storage), { max: 3 })
  const all = [auth, authenticator, health, realtime, realtimeFilters, storage]
  return {
    auth,
    authenticator,
    health,
    realtime,
    realtimeFilters,
    storage,
    close: async () => {
      await Promise.all(all.map((pool) => pool.end()))
    },
  }
}

async function prepareUnlessPooled(client: pg.ClientBase) {
  if (!(await isBehindPooler(client))) await prepareConnection(client)
}

/** Whether a connection goes through a pooler in transaction mode. Such a pooler reports a process ID of its own. */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const rows = await selectRows<{ pid: string }>(client, "select pg_backend_pid() as pid")
  return rows[0]?.pid !== String(client.processID)
}

function openPool(address: string, settings: pg.PoolConfig) {
  const pool = new pg.Pool({
    connectionString: address,
    types: untyped,
    application_name: "repertoire",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    ...settings,
  })
  // The request that needs a lost connection handles its error; without a listener the error would end the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}
