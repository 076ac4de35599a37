import type { PostgrestError, Session } from "@supabase/supabase-js"
import type { Database } from "#domain/row-types.ts"
import { createClient } from "@supabase/supabase-js"
import ws from "ws"

// Node 20 has no WebSocket, and the client can't be created without one, although nothing here uses it.
Object.assign(globalThis, { WebSocket: ws })

export type Client = ReturnType<typeof createClient<Database>>

/** A call that the backend refused (4xx) or failed (5xx), or that didn't reach it (status 0). */
export class CallFailed extends Error {
  readonly status: number
  constructor({ message, code }: Pick<PostgrestError, "message" | "code">, status: number) {
    super(`${status || "No answer"}: ${message} ${code}`.trim())
    this.status = status
  }
}

/** The data of a response. Throws CallFailed for an error. */
export function dataOf<T>(answer: { data: T | null; error: PostgrestError | null; status: number }): T {
  if (answer.error) throw new CallFailed(answer.error, answer.status)
  if (answer.data === null) throw new CallFailed({ message: "There is no data.", code: "" }, answer.status)
  return answer.data
}

/** All rows of a request that is sent page by page, a thousand rows at a time. */
export async function allRows<T>(
  page: (
    from: number,
    to: number,
  ) => PromiseLike<{ data: T[] | null; error: PostgrestError | null; status: number }>,
): Promise<T[]> {
  const rows: T[] = []
  for (;;) {
    const next = dataOf(await page(rows.length, rows.length + 999))
    rows.push(...next)
    if (next.length < 1000) return rows
  }
}

export interface Person {
  id: string
  token: string
  session: Session
  /** Another unmodified client, signed in as this person. */
  client(): Client
}

/** Signs up a new person. Throws if the server requires a confirmed address. */
export async function newPerson(server: { url: string; anonKey: string }): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`
  const { data, error } = await createClient(server.url, server.anonKey).auth.signUp({
    email,
    password: `${crypto.randomUUID()}-Aa1!`,
  })
  if (error) throw error
  const { session } = data
  if (!session) throw new Error("The server must run with AUTH_AUTOCONFIRM=true.")
  return {
    id: session.user.id,
    token: session.access_token,
    session,
    client: () =>
      createClient<Database>(server.url, server.anonKey, {
        accessToken: () => Promise.resolve(session.access_token),
      }),
  }
}
