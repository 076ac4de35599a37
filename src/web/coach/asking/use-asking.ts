import { useEffect, useRef, useState } from "react"
import type * as z from "zod/mini"
import { readReply } from "#domain/coach/asking/replies.ts"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { wasSessionEnded } from "#web/backend/session/session.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { askCoach, type CoachReply, NoReply } from "./ask-coach.ts"

/** The state of a model's reply while it is being written. */
export interface Writing {
  startedAt: number
  /** The reply's text so far. */
  text: string
}

/** Asks a model one question at a time. Unmounting the component cancels the question. */
export function useAsking() {
  const { say } = useMessages()
  const [writing, setWriting] = useState<Writing | null>(null)
  const asking = useRef<AbortController>(null)
  // Leaving the page cancels the question, so its reply can't appear elsewhere.
  useEffect(() => () => asking.current?.abort(), [])

  /**
   * Returns the reply; null if it was canceled or another question is in progress. Throws a NoReply, with the text `failed` if there is no
   * better message.
   */
  async function ask<Reply>(
    request: () => Promise<CoachRequest>,
    schema: z.ZodMiniType<Reply>,
    failed: string,
  ): Promise<{ reply: Reply; source: CoachReply["source"] } | null> {
    if (asking.current) return null
    const { signal } = (asking.current = new AbortController())
    const startedAt = Date.now()
    setWriting({ startedAt, text: "" })
    try {
      const onText = (text: string) => setWriting({ startedAt, text })
      const { reply: written, source } = await askCoach(await request(), { onText, signal, failed })
      const reply = readReply(schema, JSON.stringify(written))
      if (reply === null) throw new NoReply(failed)
      return { reply, source }
    } catch (error) {
      // The panel closes with the page, so the person can only see a message outside the panel.
      if (wasSessionEnded()) say(coachSentences.signedOut, { tone: "error" })
      if (signal.aborted) return null
      throw error
    } finally {
      asking.current = null
      setWriting(null)
    }
  }

  return { writing, ask, cancel: () => asking.current?.abort() }
}
