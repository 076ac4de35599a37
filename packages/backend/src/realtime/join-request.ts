import { z } from "zod"

/** Text that Postgres can store. */
const text = z.string().refine((value) => !value.includes("\u0000"))

/** A subscription to changes, exactly as the client sent it, because the client compares the response with what it sent. */
const bindingSchema = z.looseObject({
  event: text,
  schema: text,
  table: z.nullish(text),
  filter: z.nullish(text),
  /** The columns that the client wants; it gets those it may read. */
  select: z.nullish(z.array(text)),
})

export type Binding = z.infer<typeof bindingSchema>

const mostBindings = 100
const mostReplayed = 25

const joinSchema = z.object({
  config: z.prefault(
    z.object({
      broadcast: z.prefault(
        z.object({
          ack: z.optional(z.boolean()),
          self: z.optional(z.boolean()),
          replication_ready: z.optional(z.boolean()),
          persist: z.optional(z.boolean()),
          replay: z.nullish(
            z.object({ since: z.number().min(0), limit: z.optional(z.number().int().min(1)) }),
          ),
        }),
        {},
      ),
      presence: z.prefault(
        z.object({ key: z.optional(z.string().max(255)), enabled: z.optional(z.boolean()) }),
        {},
      ),
      postgres_changes: z.nullish(z.array(bindingSchema).max(mostBindings)),
      private: z.optional(z.boolean()),
    }),
    {},
  ),
  access_token: z.nullish(z.string()),
})

/** A client's request to join a channel. */
export interface JoinRequest {
  acknowledges: boolean
  hearsItself: boolean
  /** Whether the client wants to be notified when messages from the database start to arrive. */
  awaitsFeed: boolean
  /** Whether the client wants its broadcasts stored. */
  persists: boolean
  /** If set, the client wants up to `most` messages that the database has sent since this time (Unix milliseconds). */
  replay: { since: number; most: number } | undefined
  presenceKey: string
  showsPresence: boolean
  bindings: Binding[]
  isPrivate: boolean
  accessToken: string | undefined
}

/** Reads the payload of phx_join; undefined if it isn't valid. */
export function readJoin(payload: unknown): JoinRequest | undefined {
  const read = joinSchema.safeParse(payload)
  if (!read.success) return undefined
  const { config, access_token: accessToken } = read.data
  const { replay } = config.broadcast
  return {
    acknowledges: config.broadcast.ack ?? false,
    hearsItself: config.broadcast.self ?? false,
    persists: config.broadcast.persist ?? false,
    awaitsFeed: config.broadcast.replication_ready ?? false,
    replay: replay
      ? { since: replay.since, most: Math.min(replay.limit ?? mostReplayed, mostReplayed) }
      : undefined,
    presenceKey: config.presence.key ?? "",
    showsPresence: config.presence.enabled ?? false,
    bindings: config.postgres_changes ?? [],
    isPrivate: config.private ?? false,
    accessToken: accessToken ?? undefined,
  }
}
