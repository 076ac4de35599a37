import * as z from "zod/mini"
import type { CallersTables } from "../callers-tables.ts"

const verdictSchema = z.union([
  z.object({ id: z.string() }),
  z.object({ refused: z.literal("busy") }),
  z.object({ refused: z.literal("used_up"), limit: z.number(), renews_at: z.string() }),
])

/** An allowed call, or why it isn't. */
export type CallVerdict = z.infer<typeof verdictSchema>

// After a cancellation, asking again must not fail because the cancelled call is still ending.
const patienceMilliseconds = 2_000
const pauseMilliseconds = 100

/** Takes one of the caller's daily calls; waits a moment for one that is in progress. */
export async function beginCall(tables: CallersTables, feature: string): Promise<CallVerdict> {
  const until = performance.now() + patienceMilliseconds
  for (;;) {
    const { data } = await tables.rpc("begin_ai_call", { feature }).throwOnError()
    const verdict = z.parse(verdictSchema, data)
    const isBusy = "refused" in verdict && verdict.refused === "busy"
    if (!isBusy || performance.now() > until) return verdict
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
}
