import * as z from "zod/mini"
import type { CallersTables } from "../callers-tables.ts"

const verdictSchema = z.union([
  z.object({ id: z.string() }),
  z.object({ refused: z.literal("busy") }),
  z.object({ refused: z.literal("used_up"), limit: z.number(), renews_at: z.string() }),
])

/** A call that may be made, or why not. */
export type CallVerdict = z.infer<typeof verdictSchema>

// Whoever cancels and asks again is not to hear that the cancelled one is still ending.
const patienceMilliseconds = 2_000
const pauseMilliseconds = 100

/** Takes one of the caller's calls of the day; waits a moment for one that is under way. */
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
