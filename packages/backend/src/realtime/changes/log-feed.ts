import { randomUUID } from "node:crypto"
import type { Client } from "pg"
import { LogicalReplicationService, type Pgoutput, PgoutputPlugin } from "pg-logical-replication"
import { pause } from "#server/postgres/listen.ts"
import type { Change, ChangedRow, ChangeFeed, FeedEvents } from "./change.ts"

const publications = ["supabase_realtime", "supabase_realtime_messages_publication"]
const shortestRetry = 500
const longestRetry = 10_000
const jsonTypes = new Set([114, 3802])

/**
 * Follows the write-ahead log through logical decoding. The slot is temporary: it ends with the connection, so nothing is kept for a server that has
 * died.
 */
export class LogFeed implements ChangeFeed {
  readonly #address: string
  readonly #events: FeedEvents
  #stopped = new AbortController()
  #service: LogicalReplicationService | undefined
  #work: Promise<void> = Promise.resolve()

  /** `address` connects directly to the database, as a role that has REPLICATION. */
  constructor(address: string, events: FeedEvents) {
    this.#address = address
    this.#events = events
  }

  start(): void {
    const stopped = new AbortController()
    this.#stopped = stopped
    this.#work = this.#work.then(() => this.#follow(stopped.signal))
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#service?.destroy().catch(() => undefined)
    await this.#work
  }

  async #follow(stopped: AbortSignal) {
    let wait = shortestRetry
    while (!stopped.aborted) {
      let isLive = false
      await this.#followOnce(stopped, () => (isLive = true)).catch((error: unknown) => {
        if (!stopped.aborted) this.#events.warn(error, "changes can't be followed")
      })
      if (isLive && !stopped.aborted) this.#events.onLost()
      wait = isLive ? shortestRetry : Math.min(wait * 2, longestRetry)
      await pause(wait, stopped)
    }
  }

  /** Resolves or rejects when the connection has ended. */
  async #followOnce(stopped: AbortSignal, onLive: () => void) {
    const service = new LogicalReplicationService(
      { connectionString: this.#address, application_name: "repertoire changes", keepAlive: true },
      // Changes are read one at a time. They are acknowledged only now and then, because none is ever requested again.
      { acknowledge: { auto: false, timeoutSeconds: 10 }, flowControl: { enabled: true } },
    )
    this.#service = service
    let commit: Commit = { xid: undefined, committedAt: "" }
    service.on("start", () => {
      onLive()
      this.#events.onLive()
    })
    // Without a listener the process would crash; the rejected promise has the error.
    service.on("error", () => void service.destroy().catch(() => undefined))
    service.on("heartbeat", (lsn: string, _at: number, wantsAnswer: boolean) => {
      if (wantsAnswer) void service.acknowledge(lsn).catch(() => undefined)
    })
    service.on("data", async (_lsn: string, message: Pgoutput.Message) => {
      if (message.tag === "begin") commit = { xid: message.xid, committedAt: isoOf(message.commitTime) }
      const change = changeOf(message, commit)
      if (change) await this.#events.onChange(change)
    })
    try {
      const slot = `repertoire_${randomUUID().replaceAll("-", "")}`
      if (!stopped.aborted) await service.subscribe(new TemporarySlot(), slot)
    } finally {
      this.#service = undefined
      await service.destroy().catch(() => undefined)
    }
  }
}

/** A decoder that creates its slot on the connection that reads from it, and keeps values as the text that Postgres sent. */
class TemporarySlot extends PgoutputPlugin {
  constructor() {
    super({ protoVersion: 1, publicationNames: publications })
  }

  override async start(client: Client, slot: string, lsn: string): Promise<unknown> {
    // Replication commands must be in upper case.
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`)
    return super.start(client, slot, lsn)
  }

  override parse(buffer: Buffer): Pgoutput.Message {
    const message = super.parse(buffer)
    if (message.tag === "relation")
      for (const column of message.columns) column.parser = (text: string) => text
    return message
  }
}

type Commit = Pick<Change, "xid" | "committedAt">

function changeOf(message: Pgoutput.Message, commit: Commit): Change | undefined {
  switch (message.tag) {
    case "insert":
      return {
        ...tableOf(message.relation),
        kind: "INSERT",
        ...commit,
        newRow: rowOf(message.relation, message.new),
        oldRow: undefined,
      }
    case "update":
      return {
        ...tableOf(message.relation),
        kind: "UPDATE",
        ...commit,
        newRow: rowOf(message.relation, message.new),
        oldRow: rowOf(message.relation, message.old ?? message.key),
      }
    case "delete":
      return {
        ...tableOf(message.relation),
        kind: "DELETE",
        ...commit,
        newRow: undefined,
        oldRow: rowOf(message.relation, message.old ?? message.key),
      }
    default:
      return undefined
  }
}

const tableOf = ({ relationOid, schema, name }: Pgoutput.MessageRelation) => ({
  relation: relationOid,
  schema,
  table: name,
})

/** Unchanged TOAST values are missing from the log, and therefore from the row. */
function rowOf(
  { columns }: Pgoutput.MessageRelation,
  values: Record<string, unknown> | null,
): ChangedRow | undefined {
  if (!values) return undefined
  const fields: Record<string, string | null> = {}
  // Without a prototype, a column named "__proto__" is a column like any other.
  Object.setPrototypeOf(fields, null)
  const parts: string[] = []
  for (const { name, typeOid } of columns) {
    const value = values[name]
    if (value !== null && typeof value !== "string") continue
    fields[name] = value
    const isJson = value !== null && jsonTypes.has(typeOid)
    parts.push(`${JSON.stringify(name)}:${isJson ? value : JSON.stringify(value)}`)
  }
  return { fields, json: `{${parts.join(",")}}` }
}

/** Converts microseconds since 1970 to ISO 8601. */
const isoOf = (commitTime: unknown) => new Date(Number(commitTime) / 1_000).toISOString()
