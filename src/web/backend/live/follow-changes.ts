import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from "@supabase/realtime-js"
import type { QueryClient } from "@tanstack/react-query"
import { accessToken } from "#web/backend/access-token.ts"
import { backend } from "#web/backend/client.ts"
import { isSignOutExpected } from "#web/backend/session/session.tsx"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** How long a page must have been hidden before its connection is closed. */
const hiddenMilliseconds = 5_000
/** How long changes are collected before anything is refetched. One save changes several tables. */
const gatherMilliseconds = 100
const whileLoggingMilliseconds = 1_000
const reconnectMilliseconds = 10_000

/** The queries that show a table's rows, by the first part of their keys. A table without an entry is shown only by its own queries. */
const shownIn: Record<string, string[]> = {
  workout_logs: ["workout_logs", "goals"],
  // An exercise's name is shown wherever the exercise is used.
  exercises: ["exercises", "workout_logs", "workouts", "goals", "avoided"],
}

/**
 * Keeps a visible page up to date with what this person changes on other devices. Changed data is refetched as soon as the server reports the change;
 * after a lost connection, whatever was missed is refetched too. Returns a function that stops the updates.
 */
export function followChanges(client: QueryClient, userId: string): () => void {
  const follower = new Follower(client, userId)
  const look = () => follower.look()
  document.addEventListener("visibilitychange", look)
  addEventListener("online", look)
  addEventListener("offline", look)
  look()
  return () => {
    document.removeEventListener("visibilitychange", look)
    removeEventListener("online", look)
    removeEventListener("offline", look)
    follower.disconnect()
  }
}

class Follower {
  readonly #client: QueryClient
  readonly #userId: string
  /** The tables' revisions, once they have been read. */
  #known: Map<string, number> | undefined
  #connection: RealtimeClient | undefined
  /** Changes reported before the revisions were read. The page may already include them. */
  #early: ChangedTable[] = []
  #changed = new Set<string>()
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient, userId: string) {
    this.#client = client
    this.#userId = userId
  }

  /** Connects or disconnects, depending on the page's visibility and the network. */
  look() {
    clearTimeout(this.#leaving)
    if (!navigator.onLine) this.disconnect()
    else if (document.visibilityState === "visible") this.#connect()
    else this.#leaving = setTimeout(() => this.disconnect(), hiddenMilliseconds)
  }

  disconnect() {
    clearTimeout(this.#leaving)
    const connection = this.#connection
    this.#connection = undefined
    void connection?.removeAllChannels().catch(() => undefined)
  }

  #connect() {
    if (this.#connection) return
    const { auth, config } = backend
    const connection = new RealtimeClient(`${config.url.replace(/^http/, "ws")}/realtime/v1`, {
      params: { apikey: config.anonKey },
      accessToken: async () => (await accessToken(auth)) ?? null,
    })
    this.#connection = connection
    const filter = `user_id=eq.${this.#userId}`
    const channel = connection
      .channel("latest-changes")
      .on<ChangedTable>(
        "postgres_changes",
        { event: "*", schema: "public", table: "latest_changes", filter },
        ({ new: row }) => {
          if (!("table_name" in row)) return
          if (this.#known) this.#note(row)
          else this.#early.push(row)
        },
      )
      // The channel has been joined. From now on no change is missed, so only earlier ones have to be fetched.
      .on("system", {}, ({ status }: { status: string }) => {
        if (status === "ok") void this.#catchUp().catch(() => undefined)
      })
    const join = async () => {
      // Without a token, the client would join the channel anonymously.
      await accessToken(auth)
      await connection.setAuth()
      if (this.#connection !== connection) return
      // The client restores a broken connection, but not one that the server closed, for example when the token expired while the device slept.
      channel.subscribe((status) => {
        if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) this.#reconnect(connection)
      })
    }
    void join().catch(() => this.#reconnect(connection))
  }

  #reconnect(connection: RealtimeClient) {
    if (this.#connection !== connection) return
    this.disconnect()
    this.#leaving = setTimeout(() => this.look(), reconnectMilliseconds)
  }

  async #catchUp() {
    if (isSignOutExpected()) return
    const { data } = await backend.rpc("read_latest_changes")
    const isFirst = this.#known === undefined
    this.#known ??= new Map()
    for (const { table_name: table, revision, seconds_ago: age } of data ?? []) {
      if (table === null || revision === null) continue
      // The page already includes changes from before it was opened.
      if (isFirst && Number(age) * 1000 > performance.now()) this.#known.set(table, revision)
      else this.#note({ table_name: table, revision })
    }
    for (const row of this.#early.splice(0)) this.#note(row)
  }

  #note({ table_name: table, revision }: ChangedTable) {
    // A busy server reports late, so the change may already be known.
    if ((this.#known?.get(table) ?? -1) >= revision) return
    this.#known?.set(table, revision)
    if (this.#changed.size === 0) setTimeout(() => this.#refetch(), gatherMilliseconds)
    this.#changed.add(table)
  }

  #refetch() {
    // On the logging page, a refetch would change rows while the person is using them, so refetch after the person has left the page.
    if (location.pathname.startsWith("/log-workout/")) {
      setTimeout(() => this.#refetch(), whileLoggingMilliseconds)
      return
    }
    // Deleting the account deletes its rows, so there is nothing to refetch.
    if (isSignOutExpected()) return
    const keys = new Set([...this.#changed].flatMap((table) => shownIn[table] ?? [table]))
    this.#changed.clear()
    for (const key of keys) void this.#client.invalidateQueries({ queryKey: userKey(this.#userId, key) })
  }
}

interface ChangedTable extends Record<string, unknown> {
  table_name: string
  revision: number
}
