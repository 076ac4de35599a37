import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { ProfileColumns } from "#domain/profile/profile-form.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import { currentDay } from "#web/device/current-day.ts"
import { failureOf, profileKey, weightsKey } from "./queries.ts"
import { sentences } from "./sentences.ts"

type Columns = Partial<ProfileColumns>

/**
 * Saves what the form says, with the weight's log entry in the same transaction. Pressed twice it runs once; tried again after an answer
 * that never came it is the same save. When only the weight can't be logged, the rest is saved without it. Answers whether all is saved.
 */
export function useSaveProfile(userId: string) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isRunning = useRef(false)
  const unanswered = useRef<{ op_id: string; content: string } | null>(null)

  async function send(profile: Columns) {
    const content = JSON.stringify(profile)
    const op_id = unanswered.current?.content === content ? unanswered.current.op_id : newId()
    unanswered.current = { op_id, content }
    const reply = await backend.rpc("save_profile", { op_id, profile, weight_date: currentDay() })
    // Only an answer of the database says that nothing was saved.
    if (!reply.error || reply.error.code) unanswered.current = null
    return reply
  }

  async function saveOnce(columns: Columns): Promise<string | undefined> {
    const { error, status } = await send(columns)
    if (error?.hint !== "step: insert_weight") return error ? failureOf(error, status) : undefined
    const { weight: _, weight_unit: __, ...rest } = columns
    const second = await send(rest)
    return second.error ? failureOf(second.error, second.status) : sentences.failedWeight
  }

  async function save(columns: Columns): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    const failure = await saveOnce(columns)
    setProblem(failure)
    isRunning.current = false
    setBusy(false)
    if (failure !== undefined) return false
    void client.invalidateQueries({ queryKey: profileKey(userId) })
    void client.invalidateQueries({ queryKey: weightsKey(userId) })
    return true
  }

  return { busy, problem, setProblem, save }
}
