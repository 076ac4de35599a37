import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { sentences as backendSentences } from "#web/backend/sentences.ts"
import { sentences } from "./sentences.ts"

interface Reply<Data> {
  data: Data
  error: { message: string } | null
  status: number
}

type Outcome<Data> = { data: Data } | { problem: string; code: string | undefined }

/**
 * Changes an exercise on the server. Afterwards, all of the person's data is refetched, including what is stored for offline use. This happens
 * even if the change failed, because it may have reached the server.
 */
export function useExerciseChange(userId: string) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function change<Data>(send: () => PromiseLike<Reply<Data>>): Promise<Outcome<Data>> {
    if (!navigator.onLine) return { problem: sentences.offline, code: undefined }
    setBusy(true)
    const outcome = await outcomeOf(send)
    setBusy(false)
    void client.invalidateQueries({ queryKey: userKey(userId) })
    return outcome
  }

  return { isBusy, change }
}

async function outcomeOf<Data>(send: () => PromiseLike<Reply<Data>>): Promise<Outcome<Data>> {
  const { data, error, status } = await send()
  if (!error) return { data }
  if (status === 0) return { problem: backendSentences.serverMissing, code: undefined }
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined
  return { problem: sentences.failed(error.message), code }
}
