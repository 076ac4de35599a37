import pg from "pg"
import type { ClientBase, Connection, Pool, PoolClient } from "pg"
import { connectFailure, DatabaseUnavailable, statementFailure } from "./database-unavailable.ts"
import { ProtocolExchange, type Row } from "./protocol-exchange.ts"

/** The role of a statement, and settings (claims, method, search_path …) that last for its transaction. */
export interface RoleContext {
  role: string
  settings: Record<string, string>
  readOnly: boolean
  /** The name (SQL) of a function without arguments that is called first, as the role and with the settings. */
  before?: string | undefined
}

/** A statement with untyped text parameters. A named one stays prepared; a name must never stand for two texts. */
export interface Statement {
  text: string
  values: (string | null)[]
  name?: string
}

interface PreparedStatement {
  /** Empty if it isn't prepared on the connection. */
  name: string
  text: string
  values: string[]
}

const roleStatement = {
  name: "repertoire:role",
  text: "select count(set_config(key, value, true)) from json_each_text($1::json)",
}
const begin = { name: "repertoire:begin", text: "begin", values: [] }

// Clients whose connection has the two statements above prepared. Behind a pooler in transaction mode there are none.
const preparedClients = new WeakSet<ClientBase>()
const mostStatementsKept = 250

/** Prepares what every request needs on a new connection, in one round trip. Not for a pooler in transaction mode. */
export async function prepareConnection(client: ClientBase) {
  const exchange = new ProtocolExchange({
    send: (connection) => {
      for (const { name, text } of [roleStatement, begin]) {
        connection.parse({ name, text, types: [] }, true)
      }
      connection.sync()
    },
    resultsToSkip: 0,
    prepares: undefined,
  })
  client.query(exchange)
  await exchange.rows
  preparedClients.add(client)
}

/**
 * Runs a statement as a role, both under one Sync: one round trip and one implicit transaction, committed on success. Throws pg's
 * DatabaseError, or DatabaseUnavailable.
 */
export async function runAsRole(pool: Pool, context: RoleContext, statement: Statement): Promise<Row[]> {
  return withClient(pool, (client) => exchangeAsRole(client, context, statement, { begin: false }))
}

/**
 * Like runAsRole, for a statement that may have to be rolled back once its rows are known: two round trips, and `decide` chooses
 * how the transaction ends. An error of the commit itself (a deferred constraint) is thrown too.
 */
export async function runAsRoleAndDecide<T>(
  pool: Pool,
  context: RoleContext,
  statement: Statement,
  decide: (rows: Row[]) => { commit: boolean; value: T },
): Promise<T> {
  return withClient(pool, async (client) => {
    try {
      const rows = await exchangeAsRole(client, context, statement, { begin: true })
      const { commit, value } = decide(rows)
      await endTransaction(client, commit ? "commit" : "rollback")
      return value
    } catch (error) {
      await endTransaction(client, "rollback")
      throw error
    }
  })
}

/** Lends a connection and takes it back; a broken one is discarded. */
async function withClient<T>(pool: Pool, use: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw connectFailure(error)
  })
  let broken = false
  try {
    return await use(client)
  } catch (error) {
    broken = endsConnection(error)
    throw error
  } finally {
    client.release(broken)
  }
}

async function endTransaction(client: PoolClient, how: "commit" | "rollback") {
  await client.query(how).catch((error: unknown) => {
    throw statementFailure(error)
  })
}

async function exchangeAsRole(
  client: PoolClient,
  context: RoleContext,
  statement: Statement,
  options: { begin: boolean },
): Promise<Row[]> {
  const { before } = context
  const preamble = [
    ...(options.begin ? [begin] : []),
    roleOf(context),
    ...(before === undefined ? [] : [{ name: "", text: `select ${before}()`, values: [] }]),
  ]
  const exchange = preparedClients.has(client)
    ? preparedExchange(client.connection, preamble, statement)
    : unpreparedExchange(preamble, statement)
  client.query(exchange)
  return exchange.rows.catch((error: unknown) => {
    throw statementFailure(error)
  })
}

function roleOf({ role, settings, readOnly }: RoleContext) {
  const all = { ...settings, role, ...(readOnly && { transaction_read_only: "on" }) }
  return { ...roleStatement, values: [JSON.stringify(all)] }
}

function preparedExchange(connection: Connection, preamble: PreparedStatement[], statement: Statement) {
  const { name, text, values } = statement
  const isNew = name === undefined || !isPrepared(connection, name, text)
  return new ProtocolExchange({
    send: (to) => {
      // Done first, so that no error can prevent the server from closing it.
      if (isNew && name !== undefined) closeOldest(to)
      for (const each of preamble) {
        if (each.name === "") to.parse({ name: "", text: each.text, types: [] }, true)
        execute(to, each)
      }
      if (isNew) to.parse({ name: name ?? "", text, types: [] }, true)
      execute(to, { name: name ?? "", values })
      to.sync()
    },
    resultsToSkip: preamble.length,
    prepares: isNew && name !== undefined ? { name, text } : undefined,
  })
}

/** For a pooler in transaction mode, where the next exchange may reach another server connection: nothing is named. */
function unpreparedExchange(preamble: PreparedStatement[], statement: Statement) {
  return new ProtocolExchange({
    send: (to) => {
      for (const { text, values } of [...preamble, statement]) {
        to.parse({ name: "", text, types: [] }, true)
        execute(to, { name: "", values })
      }
      to.sync()
    },
    resultsToSkip: preamble.length,
    prepares: undefined,
  })
}

function execute(connection: Connection, { name, values }: { name: string; values: (string | null)[] }) {
  connection.bind({ statement: name, values }, true)
  connection.execute(null, true)
}

function isPrepared(connection: Connection, name: string, text: string) {
  const known = connection.parsedStatements[name]
  if (known !== undefined && known !== text) throw new Error(`Statement ${name} already has another text.`)
  return known !== undefined
}

function closeOldest(connection: Connection) {
  const names = Object.keys(connection.parsedStatements)
  const [oldest] = names
  if (oldest === undefined || names.length < mostStatementsKept) return
  connection.close({ type: "S", name: oldest }, true)
  delete connection.parsedStatements[oldest]
}

/** Postgres closes the connection after these errors: administrator's command (57P0x) and protocol violation (08xxx). */
function endsConnection(error: unknown) {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof pg.DatabaseError && /^(57P0|08)/.test(error.code ?? "")
}
