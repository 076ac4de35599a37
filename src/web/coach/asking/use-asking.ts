import { useEffect, useRef, useState } from "react"
import type * as z from "zod/mini"
import { readReply } from "#domain/coach/asking/replies.ts"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { askCoach, NoReply } from "./ask-coach.ts"

/** How a model's answer stands while it is written. */
export interface Writing {
  startedAt: number
  /** What of the reply has come, as it came. */
  text: string
}

/** Asks a model, one question at a time; the question ends with the component that asked it. */
export function useAsking() {
  const [writing, setWriting] = useState<Writing | null>(null)
  const asking = useRef<AbortController>(null)
  // Whoever leaves does not wait for the answer, and it must not appear elsewhere.
  useEffect(() => () => asking.current?.abort(), [])

  /** Gives the reply; null when it was cancelled, or another question is under way. Throws a NoReply, with `failed` where nothing better is known. */
  async function ask<Reply>(
    request: () => Promise<CoachRequest>,
    schema: z.ZodMiniType<Reply>,
    failed: string,
  ): Promise<Reply | null> {
    if (asking.current) return null
    const { signal } = (asking.current = new AbortController())
    const startedAt = Date.now()
    setWriting({ startedAt, text: "" })
    try {
      const onText = (text: string) => setWriting({ startedAt, text })
      const reply = readReply(
        schema,
        JSON.stringify(await askCoach(await request(), { onText, signal, failed })),
      )
      if (reply === null) throw new NoReply(failed)
      return reply
    } catch (error) {
      if (signal.aborted) return null
      throw error
    } finally {
      asking.current = null
      setWriting(null)
    }
  }

  return { writing, ask, cancel: () => asking.current?.abort() }
}
