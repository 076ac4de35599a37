import { randomUUID } from "node:crypto"
import type { Pool } from "pg"
import { z } from "zod"
import { listen, pause } from "#server/postgres/listen.ts"
import type { UserBroadcast } from "./frames.ts"
import type { Presence } from "./presence.ts"
import { selectRows } from "#server/postgres/rows.ts"

/** A message between the servers of one database. */
export type Note =
  | {
      kind: "broadcast"
      topic: string
      isPrivate: boolean
      /** The key under which each server counts the broadcast; undefined for the operator. */
      sender?: string | undefined
      broadcast: UserBroadcast
    }
  | { kind: "present"; presences: Presence[] }
  | { kind: "absent"; topic: string; channel: string }
  /** A note that is sent when a server starts, and regularly while it runs. */
  | { kind: "here"; asksForAll: boolean }
  | { kind: "gone" }

interface RelayOptions {
  pool: Pool
  /** A direct address for LISTEN; without it this server doesn't exchange notes with others. */
  listenUrl: string | undefined
  /** Called with each note from another server. */
  onNote: (from: string, note: Note) => void
  /** Called after notes may have been missed. */
  onListening: () => void
  warn: (error: unknown, message: string) => void
}

const stillHereEvery = 10_000
const startPatience = 3_000
// A server that has been silent for this long is considered dead.
const deadAfter = 30_000
// The limit on waiting notes, in characters. If the database can't keep up, further notes are dropped, which is acceptable for broadcasts.
const mostWaiting = 16_000_000
const keptFor = "1 minute"

const presenceSchema = z.object({
  server: z.string(),
  channel: z.string(),
  topic: z.string(),
  key: z.string(),
  sender: z.optional(z.string()),
  meta: z.looseObject({ phx_ref: z.string() }),
})

const noteSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("broadcast"),
    topic: z.string(),
    isPrivate: z.boolean(),
    sender: z.optional(z.string()),
    broadcast: z.object({
      topic: z.string(),
      event: z.string(),
      encoding: z.enum(["json", "binary"]),
      payload: z.string(),
      meta: z.optional(z.string()),
    }),
  }),
  z.object({ kind: z.literal("present"), presences: z.array(presenceSchema) }),
  z.object({ kind: z.literal("absent"), topic: z.string(), channel: z.string() }),
  z.object({ kind: z.literal("here"), asksForAll: z.boolean() }),
  z.object({ kind: z.literal("gone") }),
])

const letterSchema = z.object({ from: z.string(), note: noteSchema })

/** Carries notes between the servers of one database through NOTIFY. Notes sent while the database is down are lost. */
export class Relay {
  readonly server = randomUUID()
  readonly #options: RelayOptions
  readonly #closed = new AbortController()
  readonly #lastHeard = new Map<string, number>()
  #waiting: string[] = []
  #waitingLength = 0
  #sending: Promise<void> | undefined
  #received = Promise.resolve()
  #listening: Promise<void> | undefined
  #stillHere: NodeJS.Timeout | undefined

  constructor(options: RelayOptions) {
    this.#options = options
  }

  /** Resolves when this server receives the others' notes, so that its channels don't miss any, or after a timeout. */
  async start(): Promise<void> {
    const { listenUrl } = this.#options
    if (listenUrl === undefined) return
    this.#stillHere = setInterval(() => {
      this.send({ kind: "here", asksForAll: false })
      this.#forgetTheDead()
    }, stillHereEvery)
    this.#stillHere.unref()
    const heard = new Promise<void>((resolve) => {
      this.#listening = this.#listen(listenUrl, resolve)
    })
    await Promise.race([heard, pause(startPatience, this.#closed.signal)])
  }

  #listen(listenUrl: string, onTried: () => void): Promise<void> {
    return listen({
      listenUrl,
      channel: "realtime_relay",
      onNotification: (text) => {
        // Handle notes one after another, because a long note has to be fetched first.
        this.#received = this.#received
          .then(() => this.#receive(text))
          .catch((error: unknown) => this.#warn(error))
      },
      onListening: () => {
        this.send({ kind: "here", asksForAll: true })
        this.#options.onListening()
        onTried()
      },
      warn: (error) => {
        this.#warn(error)
        onTried()
      },
      signal: this.#closed.signal,
    })
  }

  /** Sends a note to the other servers, after those already waiting. */
  send(note: Note): void {
    if (this.#options.listenUrl === undefined) return
    const letter = JSON.stringify({ from: this.server, note: noteToJson(note) })
    if (this.#waitingLength + letter.length > mostWaiting) return
    this.#waiting.push(letter)
    this.#waitingLength += letter.length
    this.#sending ??= this.#sendWaiting()
  }

  async close(): Promise<void> {
    clearInterval(this.#stillHere)
    this.send({ kind: "gone" })
    await this.#sending
    this.#closed.abort()
    await this.#listening
  }

  async #sendWaiting() {
    // Notes from one turn of the event loop are sent in one statement.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const notes = this.#waiting.splice(0, 100)
      this.#waitingLength -= notes.reduce((sum, each) => sum + each.length, 0)
      await this.#options.pool
        .query("select realtime.relay($1)", [notes])
        .catch((error: unknown) => this.#warn(error))
    }
    this.#sending = undefined
  }

  async #receive(text: string) {
    const whole = /^\d+$/.test(text) ? await this.#fetch(text) : text
    const letter = letterSchema.safeParse(parseJson(whole))
    if (!letter.success || letter.data.from === this.server) return
    const { from, note } = letter.data
    if (note.kind === "gone") this.#lastHeard.delete(from)
    else this.#lastHeard.set(from, Date.now())
    this.#options.onNote(from, noteFromJson(note))
  }

  async #fetch(id: string): Promise<string> {
    const rows = await selectRows<{ body: string }>(
      this.#options.pool,
      `with old as (delete from realtime.relayed where sent_at < now() - interval '${keptFor}')
         select body from realtime.relayed where id = $1`,
      [id],
    ).catch((error: unknown) => {
      this.#warn(error)
      return []
    })
    return rows[0]?.body ?? ""
  }

  #forgetTheDead() {
    for (const [server, heard] of this.#lastHeard) {
      if (Date.now() - heard < deadAfter) continue
      this.#lastHeard.delete(server)
      this.#options.onNote(server, { kind: "gone" })
    }
  }

  #warn(error: unknown) {
    if (!this.#closed.signal.aborted) this.#options.warn(error, "other servers can't be reached")
  }
}

function noteToJson(note: Note) {
  if (note.kind !== "broadcast") return note
  return { ...note, broadcast: { ...note.broadcast, payload: note.broadcast.payload.toString("base64") } }
}

function noteFromJson(note: z.infer<typeof noteSchema>): Note {
  if (note.kind !== "broadcast") return note
  const { meta, payload, ...broadcast } = note.broadcast
  return {
    ...note,
    broadcast: {
      ...broadcast,
      payload: Buffer.from(payload, "base64"),
      ...(meta !== undefined && { meta }),
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
