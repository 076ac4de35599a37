import { createClient } from "@supabase/supabase-js"
import { expect } from "vitest"
import type { Client, signUpAndConfirm } from "#tests/support/person.ts"
import type { PretendProvider } from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"

export type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

interface Streamed {
  status: number
  text: string
  last: unknown
}

/** Asks the coach through the official client. Returns its text and its last event, or the refusal. */
export async function ask(person: Pick<Visitor, "client">, body: unknown): Promise<Streamed> {
  const { data, error, response } = await person.client.functions.invoke<Response>("coach", {
    body: body as object,
  })
  if (error) return { status: response?.status ?? 0, text: "", last: await response?.json() }
  const whole = await (data?.text() ?? Promise.resolve(""))
  const events = [...whole.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, json]) => ({
    event,
    data: JSON.parse(json ?? "null") as Record<string, unknown>,
  }))
  const text = events.flatMap(({ event, data: said }) => (event === "text" ? [said["text"]] : [])).join("")
  return { status: 200, text, last: events.at(-1) }
}

/** The event that ends a request without a reply. */
export const failed = (message: string) => ({ event: "failed", data: { message } })

/** The data in the first message that the provider received: one line of JSON at its end. */
export function dataAsked({ requests: [asked] }: PretendProvider): unknown {
  const { messages } = (asked?.body ?? { messages: [] }) as { messages: { content: string }[] }
  const data = messages[0]?.content.split("\nDATA:\n")[1] ?? ""
  expect(data).not.toContain("\n")
  return JSON.parse(data)
}

interface Unchecked {
  rpc: (name: string, args: object) => PromiseLike<{ data: unknown; status: number }>
}

/** The same client, for functions that the app's own types don't let it call. */
export const unchecked = (client: Client) => client as unknown as Unchecked

/** Uses up a server's calls to the coach directly, counted as the coach itself counts them. */
export function callsOf({ url, serviceRoleKey }: TestServer) {
  const client = createClient(url, serviceRoleKey, { auth: { persistSession: false } })
  return {
    /** Uses one of a person's calls. Throws an error with the reason if there is none left. */
    async begin({ user }: Pick<Visitor, "user">): Promise<string> {
      const asked = { person: user.id, feature: "week", expected_tokens: 1_000, key: "of the test" }
      const { data } = await client.rpc("begin_ai_call", asked).throwOnError()
      const verdict = data as { id: string } | { refused: string }
      if ("refused" in verdict) throw new Error(verdict.refused)
      return verdict.id
    },
    async end(id: string, tokens: number | null): Promise<void> {
      await client.rpc("end_ai_call", { id, tokens }).throwOnError()
    },
  }
}
