import { callbackify } from "node:util"
import pg from "pg"
import { addressAs } from "./address.ts"
import { prepareConnection } from "./as-role.ts"
import type { RolePasswords } from "./role-passwords.ts"

/** How the pools reach the database. */
export interface PoolsConnection {
  /** Signs in as anybody; the pools replace user and password by their own. */
  databaseUrl: string
  passwords: RolePasswords
}

export interface Pools {
  /** As supabase_auth_admin, the owner of schema auth. */
  auth: pg.Pool
  /** As authenticator, which may only become anon, authenticated or service_role. */
  authenticator: pg.Pool
  /** One connection as authenticator: whether the database answers does not depend on who else is asking it. */
  health: pg.Pool
  close(): Promise<void>
}

// Every value stays the text that Postgres sent.
const untyped = { getTypeParser: () => (value: string | Buffer) => value }

/** Opens the pools. They connect when first used, reconnect by themselves and never end the process. */
export function openPools({ databaseUrl, passwords }: PoolsConnection): Pools {
  const auth = openPool(addressAs(databaseUrl, "supabase_auth_admin", passwords.auth), { max: 6 })
  const authenticator = openPool(addressAs(databaseUrl, "authenticator", passwords.authenticator), {
    max: 12,
    verify: callbackify(prepareUnlessPooled),
  })
  const health = openPool(addressAs(databaseUrl, "authenticator", passwords.authenticator), { max: 1 })
  return {
    auth,
    authenticator,
    health,
    close: async () => {
      await Promise.all([auth.end(), authenticator.end(), health.end()])
    },
  }
}

async function prepareUnlessPooled(client: pg.ClientBase) {
  if (!(await isBehindPooler(client))) await prepareConnection(client)
}

/** Whether a connection leads to a pooler in transaction mode, which announces a process number of its own. */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: string }>("select pg_backend_pid() as pid")
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
  // A lost connection is met, and answered, by the request that wanted it. Without listeners it would end the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}
