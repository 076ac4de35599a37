import { PostgrestClient } from "@supabase/postgrest-js"
import * as z from "zod/mini"
import type { FunctionContext } from "@repertoire/backend/functions"
import type { Completion } from "./completion.ts"

const verdictSchema = z.union([
  z.object({ id: z.string() }),
  z.object({ refused: z.literal("busy") }),
  z.object({
    refused: z.enum(["used_up", "used_up_by_network", "used_up_by_server"]),
    limit: z.number(),
    renews_at: z.string(),
  }),
])

/** Whether a call is allowed and, if it isn't, why. */
export type CallVerdict = z.infer<typeof verdictSchema>

interface CallEnd {
  tokens: Completion["tokens"]
  wasRefused: boolean
  wasCancelled: boolean
}

// Asking again right after a cancellation must not fail because the cancelled call is still ending.
const patienceMilliseconds = 2_000
const pauseMilliseconds = 100
// A token is about three bytes of JSON, and a reply is seldom longer than 2,000 tokens.
const bytesOfToken = 3
const tokensOfReply = 2_000

/**
 * The calls of the coach to a provider. Only the server itself writes them, because no person may decide who
 * made a call or what it cost.
 */
export class Calls {
  readonly #tables: PostgrestClient
  readonly #context: FunctionContext

  constructor(context: FunctionContext) {
    const { url, serviceRoleKey } = context.backend
    this.#context = context
    this.#tables = new PostgrestClient(`${url}/rest/v1`, {
      headers: { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` },
      retry: false,
    })
  }

  /** Uses one of a person's daily calls for a message. Waits briefly for a call that is in progress. */
  async begin(person: string, feature: string, message: string): Promise<CallVerdict> {
    const { caller, backend } = this.#context
    const asked = {
      person,
      feature,
      expected_tokens: Math.ceil(bytesOf(message).length / bytesOfToken) + tokensOfReply,
      key: await countingKey(backend.serviceRoleKey),
      address: caller.ip ?? null,
    }
    const until = performance.now() + patienceMilliseconds
    for (;;) {
      const answer = await this.#tables.rpc("begin_ai_call", asked).throwOnError()
      const verdict = z.parse(verdictSchema, answer.data)
      const isBusy = "refused" in verdict && verdict.refused === "busy"
      if (!isBusy || performance.now() > until) return verdict
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    }
  }

  /**
   * Ends a call. `tokens` is null if the provider didn't report them. A call that the provider refused costs nothing, and one that the person cancelled
   * takes none of their daily calls.
   */
  async end(id: string, { tokens, wasRefused, wasCancelled }: CallEnd): Promise<void> {
    const ended = { id, tokens, was_refused: wasRefused, was_cancelled: wasCancelled }
    await this.#tables.rpc("end_ai_call", ended)
  }
}

/** The key for hashing IP addresses. It is derived from the service key and useless for anything else. */
async function countingKey(serviceRoleKey: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    bytesOf(`counts of the coach's calls ${serviceRoleKey}`),
  )
  return btoa(String.fromCodePoint(...new Uint8Array(digest)))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
