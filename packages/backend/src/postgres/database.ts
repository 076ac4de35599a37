import { createHash } from "node:crypto"
import pg from "pg"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { addressAs, shownAddress } from "./address.ts"
import { migrate } from "./migrate.ts"
import type { Migrations } from "./sql-files.ts"
import { isBehindPooler, openPools, type Pools } from "./pool.ts"
import { rolePasswords, scramVerifier } from "./role-passwords.ts"
import { selectRows } from "./rows.ts"

const oldestVersion = 150_000
const insufficientPrivilege = "42501"

/** Where changes are read from: the write-ahead log, or triggers if the log can't be read. */
export type ChangeSource = "log" | "triggers"

/** An up-to-date database and its pools. */
export interface Database {
  pools: Pools
  /** A direct address for LISTEN; undefined if only a pooler in transaction mode is known. */
  listenUrl: string | undefined
  /** The direct address, with supabase_realtime_admin as the user. */
  realtimeUrl: string | undefined
  /** How changes to rows are followed. */
  changes: ChangeSource
  /** The SQL files that were run. */
  migrated: string[]
}

/**
 * Connects to Postgres 15 or later, migrates it and opens the pools. `databaseUrl` belongs to a superuser or a role with
 * CREATEROLE; `listenUrl` is a direct address if a pooler is in between. Throws a StartError that explains what is wrong.
 */
export async function openDatabase(input: {
  product: Migrations
  databaseUrl: string
  listenUrl: string | undefined
  jwtSecret: string
  /** Where changes are read from. If undefined, the log is used where the database allows it. */
  changes?: ChangeSource | undefined
  /** Whether the database is the server's own, so that no other server signs in with the roles' passwords. */
  isAlone?: boolean
  /** Called with the administrator's connection before anything is changed. */
  beforeMigrating?: (client: pg.Client) => Promise<void>
}): Promise<Database> {
  const { databaseUrl, listenUrl } = input
  const admin = await connectAsAdmin(listenUrl ?? databaseUrl)
  const passwords = rolePasswords(input.jwtSecret)
  const pools = openPools({ databaseUrl, passwords })
  const as = (role: string, pool: pg.Pool, password: string) =>
    letSignIn(admin, { pool, role, password, mark: markOf(input.jwtSecret), isAlone: input.isAlone ?? false })
  try {
    await input.beforeMigrating?.(admin)
    const migrated = await migrate(admin, input.product)
    const behindPooler = await as("authenticator", pools.authenticator, passwords.authenticator)
    await as("supabase_auth_admin", pools.auth, passwords.auth)
    await as("supabase_realtime_admin", pools.realtime, passwords.realtime)
    await as("supabase_storage_admin", pools.storage, passwords.storage)
    const changes = input.changes ?? (await bestSource(admin))
    await followBy(admin, changes)
    const direct = listenUrl ?? (behindPooler ? undefined : databaseUrl)
    return {
      pools,
      listenUrl: listenUrl ?? (direct && addressAs(direct, "authenticator", passwords.authenticator)),
      realtimeUrl: direct && addressAs(direct, "supabase_realtime_admin", passwords.realtime),
      changes,
      migrated,
    }
  } catch (error) {
    await pools.close()
    const origin = error instanceof StartError ? error.cause : error
    if (codeOf(origin) !== insufficientPrivilege) throw error
    throw new StartError(
      `DATABASE_URL: its role isn't allowed to set up the database (${reasonOf(error)}). ` +
        "It must be a superuser, or the database's owner with CREATEROLE.",
    )
  } finally {
    await admin.end()
  }
}

async function connectAsAdmin(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on("error", () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`The database ${shownAddress(databaseUrl)} can't be reached: ${reasonOf(error)}.`)
  }
  const rows = await selectRows<{ version: string; number: number }>(
    client,
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  )
  const [server] = rows
  if (server && server.number >= oldestVersion) return client
  await client.end()
  throw new StartError(`The database is Postgres ${server?.version}; Repertoire needs 15 or newer.`)
}

async function bestSource(admin: pg.Client): Promise<ChangeSource> {
  const rows = await selectRows<{ readable: boolean }>(
    admin,
    `select current_setting('wal_level') = 'logical' and (rolsuper or rolreplication) as readable
     from pg_roles where rolname = 'supabase_realtime_admin'`,
  )
  return rows[0]?.readable ? "log" : "triggers"
}

// An arbitrary lock number that nothing else in the database uses.
const lockOfTriggers = 8_245_927_655_061_002n

/** Makes triggers report the changes to published tables, or removes those triggers. Servers that start at the same time take turns. */
async function followBy(admin: pg.Client, changes: ChangeSource) {
  await admin.query(
    `begin; select pg_advisory_xact_lock(${lockOfTriggers});
     select realtime.follow_published_tables(${changes === "triggers"}); commit`,
  )
}

interface SignIn {
  pool: pg.Pool
  role: string
  password: string
  /** Identifies the secret that a password was made from, without revealing it. */
  mark: string
  /** Whether it is certain that no other server uses the roles. */
  isAlone: boolean
}

/** Ensures that a pool's role can sign in with its password, and detects a pooler in between. */
async function letSignIn(
  admin: pg.Client,
  { pool, role, password, mark, isAlone }: SignIn,
): Promise<boolean> {
  try {
    return await signIn(pool)
  } catch {
    if (!isAlone) await refuseOthersPassword(admin, role, mark)
    // The password is set only when needed, because servers starting at the same time would conflict on the same catalog row.
    await admin.query(
      `alter role ${role} password '${scramVerifier(password)}'; comment on role ${role} is '${mark}'`,
    )
  }
  try {
    return await signIn(pool)
  } catch (error) {
    throw new StartError(`The role ${role} can't sign in to the database: ${reasonOf(error)}.`)
  }
}

/** Throws if another server set the password, because replacing it would break that server's connections. */
async function refuseOthersPassword(admin: pg.Client, role: string, mark: string) {
  const rows = await selectRows<{ mark: string | null }>(
    admin,
    "select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = $1",
    [role],
  )
  const before = rows[0]?.mark ?? null
  if (before === null || before === mark || !before.startsWith(markStart)) return
  throw new StartError(
    `The database belongs to a server with a different JWT_SECRET. Start Repertoire with that secret. If you no longer use it, run this as the ` +
      `database's owner and start again: comment on role ${role} is null`,
  )
}

const markStart = "Repertoire signs in with a password from JWT_SECRET "

const markOf = (jwtSecret: string) =>
  markStart + createHash("sha256").update(`mark of ${jwtSecret}`).digest("hex").slice(0, 12)

async function signIn(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    return await isBehindPooler(client)
  } finally {
    client.release()
  }
}

function reasonOf(error: unknown) {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  const message = error instanceof Error ? error.message : ""
  return message.replace(/\.$/, "") || codeOf(error) || "no answer"
}
