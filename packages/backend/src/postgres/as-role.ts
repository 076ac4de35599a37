import pg from "pg"
import type { ClientBase, Connection, Pool, PoolClient } from "pg"
import { connectFailure, DatabaseUnavailable, statementFailure } from "./database-unavailable.ts"
import { ProtocolExchange, type Row } from "./protocol-exchange.ts"

/** A Postgres setting and its value. */
export type Setting = readonly [name: string, value: string]

/** The statement that sets a role and settings (claims, method, search_path …) for its transaction. Made by `roleStatement`. */
export interface RoleStatement {
  name: string
  text: string
}

/** The role and settings that a statement runs with. */
export interface RoleContext {
  become: RoleStatement
  /** The values of the settings that `become` refers to only by name, in the same order. */
  values: string[]
  /** The SQL name of a function without arguments that is called first, as the role and with the settings. */
  before?: string | undefined
}

/** A statement with untyped text parameters. A named statement stays prepared; a name must never be used for two different statements. */
export interface Statement {
  text: string
  values: (string | null)[]
  name?: string | undefined
}

interface PreparedStatement {
  /** The name of the prepared statement; empty if it isn't prepared on the connection. */
  name: string
  text: string
  values: string[]
}

const begin = { name: "repertoire:begin", text: "begin", values: [] }

// The statements prepared on a connection, other than those of requests. Connections through a pooler in transaction mode have
// no entry.
const preparedOn = new WeakMap<ClientBase, Set<string>>()
const mostStatementsKept = 250

const roleStatements = new Map<string, RoleStatement>()
const mostRoleStatements = 200

/**
 * The statement that sets a role. It stays prepared, and `settings` are written into it, so they must be settings with few
 * distinct values. `names` are the settings whose values come with each request. If two settings have the same name, the later
 * one applies. All names come from us or the operator.
 */
export function roleStatement(input: {
  role: string
  readOnly: boolean
  settings: Setting[]
  names: string[]
}): RoleStatement {
  const { role, readOnly, settings, names } = input
  const given = (setting: Setting) =>
    `set_config(${setting.map((part) => pg.escapeLiteral(part)).join(", ")}, true)`
  const calls = [
    ...settings.map(given),
    ...names.map((name, place) => `set_config(${pg.escapeLiteral(name)}, $${place + 1}, true)`),
    given(["role", role]),
    ...(readOnly ? [given(["transaction_read_only", "on"])] : []),
  ]
  // The statement selects a number, because returning all the settings would take longer than setting them.
  const text = `select num_nonnulls(${calls.join(", ")})`
  const known = roleStatements.get(text)
  if (known) return known
  if (roleStatements.size >= mostRoleStatements) return { name: "", text }
  const made = { name: `repertoire:role:${roleStatements.size}`, text }
  roleStatements.set(text, made)
  return made
}

/** Prepares the statements that requests need on a new connection. Not for use with a pooler in transaction mode. */
export async function prepareConnection(client: ClientBase) {
  preparedOn.set(client, new Set())
  await prepareOn(client, begin)
}

/** Prepares a statement in a round trip of its own, once per connection. */
async function prepareOn(client: ClientBase, { name, text }: PreparedStatement) {
  const exchange = new ProtocolExchange({
    send: (connection) => {
      connection.parse({ name, text, types: [] }, true)
      connection.sync()
    },
    resultsToSkip: 0,
    prepares: undefined,
  })
  client.query(exchange)
  await exchange.rows
  preparedOn.get(client)?.add(name)
}

/**
 * Sets a role and runs a statement under one Sync: in one round trip and one implicit transaction, committed on success. Throws pg's DatabaseError,
 * or DatabaseUnavailable.
 */
export async function runAsRole(pool: Pool, context: RoleContext, statement: Statement): Promise<Row[]> {
  return withClient(pool, (client) => exchangeAsRole(client, context, statement, { begin: false }))
}

type Ending = "commit" | "rollback" | "trial"

const endings: Record<Ending, string> = {
  commit: "commit",
  rollback: "rollback",
  trial: "set constraints all immediate; rollback",
}

/**
 * Like runAsRole, for a statement that may have to be rolled back once its rows are known. It takes two round trips, and `decide` chooses how the
 * transaction ends. An error in the commit itself (from a deferred constraint) is thrown too. A trial checks the deferred constraints, throws their
 * errors if there are any, and otherwise rolls back.
 */
export async function runAsRoleAndDecide<T>(
  pool: Pool,
  context: RoleContext,
  statement: Statement,
  decide: (rows: Row[]) => { end: Ending; value: T },
): Promise<T> {
  return withClient(pool, async (client) => {
    try {
      const rows = await exchangeAsRole(client, context, statement, { begin: true })
      const { end, value } = decide(rows)
      await endTransaction(client, end)
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

async function endTransaction(client: PoolClient, how: Ending) {
  await client.query(endings[how]).catch(throwStatementFailure)
}

async function exchangeAsRole(
  client: PoolClient,
  context: RoleContext,
  statement: Statement,
  options: { begin: boolean },
): Promise<Row[]> {
  const { become, values, before } = context
  const role = { name: become.name, text: become.text, values }
  const preamble = [role]
  if (options.begin) preamble.unshift(begin)
  if (before !== undefined) preamble.push({ name: "", text: `select ${before}()`, values: [] })
  const prepared = preparedOn.get(client)
  if (prepared && role.name !== "" && !prepared.has(role.name))
    await prepareOn(client, role).catch(throwStatementFailure)
  const exchange = prepared
    ? preparedExchange(client.connection, preamble, statement)
    : unpreparedExchange(preamble, statement)
  client.query(exchange)
  return exchange.rows.catch(throwStatementFailure)
}

function throwStatementFailure(error: unknown): never {
  throw statementFailure(error)
}

function preparedExchange(connection: Connection, preamble: PreparedStatement[], statement: Statement) {
  const { name, text, values } = statement
  const isNew = name === undefined || !isPrepared(connection, name, text)
  return new ProtocolExchange({
    send: (to) => {
      // The oldest statement is closed first, so that an error in a later statement can't keep it open.
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

/** An exchange for a pooler in transaction mode. No statement is named, because the next exchange may use a different server connection. */
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
  if (known !== undefined && known !== text)
    throw new Error(`Statement ${name} is already defined with different text.`)
  return known !== undefined
}

function closeOldest(connection: Connection) {
  const names = Object.keys(connection.parsedStatements)
  const [oldest] = names
  if (oldest === undefined || names.length < mostStatementsKept) return
  connection.close({ type: "S", name: oldest }, true)
  delete connection.parsedStatements[oldest]
}

/** Postgres closes the connection after these errors: an administrator's command (57P0x) and a protocol violation (08xxx). */
function endsConnection(error: unknown) {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof pg.DatabaseError && /^(57P0|08)/.test(error.code ?? "")
}
