import type { Pool } from "pg"
import type { Change } from "./changes/change.ts"
import type { UserBroadcast } from "./frames.ts"
import { selectRows } from "#server/postgres/rows.ts"

const keptFor = "3 days"

interface StoredMessagesOptions {
  pool: Pool
  warn: (error: unknown, message: string) => void
}

/** Messages sent to channels by the database: rows of realtime.messages. */
export class StoredMessages {
  readonly #options: StoredMessagesOptions

  constructor(options: StoredMessagesOptions) {
    this.#options = options
  }

  /** The latest messages from the database to a private channel, oldest first; empty if they can't be read. */
  async earlier(
    topic: string,
    { since, most }: { since: number; most: number },
  ): Promise<Omit<UserBroadcast, "topic">[]> {
    const rows = await selectRows<{ id: string; event: string | null; payload: string | null }>(
      this.#options.pool,
      `select id, event, payload::text from realtime.messages
         where topic = $1 and private and extension = 'broadcast' and inserted_at >= to_timestamp($2 / 1000.0)::timestamp
         order by inserted_at desc, id limit $3`,
      [topic, since, most],
    ).catch((error: unknown) => {
      this.#options.warn(error, "earlier messages could not be read")
      return []
    })
    return rows.toReversed().map(({ id, event, payload }) => ({
      event: event ?? "",
      encoding: "json",
      payload: Buffer.from(payload ?? "null"),
      meta: JSON.stringify({ id, replayed: true }),
    }))
  }

  /** Removes messages too old to be requested. */
  async clean(): Promise<void> {
    await this.#options.pool
      .query(`delete from realtime.messages where inserted_at < now() - interval '${keptFor}'`)
      .catch((error: unknown) => this.#options.warn(error, "old messages were not removed"))
  }
}

/** The broadcast for a change to realtime.messages; undefined if there is none. */
export function messageOf({
  kind,
  newRow,
}: Change): { broadcast: UserBroadcast; isPrivate: boolean } | undefined {
  const { topic, event, payload, extension, id, private: isPrivate } = newRow?.fields ?? {}
  if (kind !== "INSERT" || extension !== "broadcast" || typeof topic !== "string") return undefined
  return {
    broadcast: {
      topic: `realtime:${topic}`,
      event: event ?? "",
      encoding: "json",
      payload: Buffer.from(payload ?? "null"),
      meta: JSON.stringify({ id }),
    },
    isPrivate: isPrivate === "t" || isPrivate === "true",
  }
}
