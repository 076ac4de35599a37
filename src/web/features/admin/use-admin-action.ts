import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

interface Answer {
  error: { message: string; code?: string | undefined } | null
}

/** Runs one admin action at a time, shows its outcome and refetches the panel. `act` returns whether it succeeded; `done` is shown if it did. */
export function useAdminAction(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [isBusy, setBusy] = useState(false)

  async function act(ask: () => PromiseLike<Answer>, done: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const { error } = await ask()
    setBusy(false)
    if (error) {
      const reason = error.code === "23505" ? sentences.nameTaken : error.message
      say(sentences.failed(reason), { tone: "error" })
      return false
    }
    say(done, { tone: "success" })
    await client.invalidateQueries({ queryKey: userKey(userId, "admin") })
    return true
  }

  return { isBusy, act }
}
