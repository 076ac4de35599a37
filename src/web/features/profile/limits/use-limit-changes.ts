import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { backend } from "#web/backend/client.ts"
import { avoidedQuery, type AvoidedRow } from "#web/backend/exercises/avoided-query.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { reasonOf } from "../sentences.ts"
import { type LimitTerms, type NewLimit, onlyOnceBy } from "./new-limit.ts"
import { sentences } from "./sentences.ts"

/** Adds, changes and removes limits. `add` and `change` return what went wrong, or null; `problem` says why a removal or its undo failed. */
export function useLimitChanges(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [problem, setProblem] = useState<string | null>(null)

  async function end(
    error: { message: string; code: string } | null,
    rows: readonly object[] | null,
    ifNone: string,
  ): Promise<string | null> {
    await client.invalidateQueries({ queryKey: avoidedQuery(userId).queryKey })
    if (error) return sentences.failedSave(reasonOf(error))
    return rows?.length === 0 ? ifNone : null
  }

  async function add(limit: NewLimit): Promise<string | null> {
    const { data, error } = await backend
      .from("avoided")
      .upsert(limit, { onConflict: onlyOnceBy(limit), ignoreDuplicates: true })
      .select("id")
    return end(error, data, sentences.isAlreadyThere)
  }

  async function change(id: string, { level, reason, until }: LimitTerms): Promise<string | null> {
    const { data, error } = await backend
      .from("avoided")
      .update({ level, reason, until })
      .eq("id", id)
      .eq("user_id", userId)
      .select("id")
    return end(error, data, sentences.goneElsewhere)
  }

  /** Removes a limit and offers an undo. `onGone` is called just before the row disappears. */
  async function remove(row: AvoidedRow, onGone: () => void) {
    const { error } = await backend.from("avoided").delete().eq("id", row.id).eq("user_id", userId)
    if (!error) onGone()
    const failure = await end(error, null, "")
    setProblem(failure)
    if (failure !== null) return
    const { exercises: _name, id: _id, created_at: _since, ...again } = row
    say(sentences.removed(sentences.nameOf(row)), { undo: () => void putBack(again) })
  }

  /** If another device has added the same limit again, the undo counts as done. */
  async function putBack(limit: NewLimit) {
    const failure = await add(limit)
    setProblem(failure === sentences.isAlreadyThere ? null : failure)
  }

  return { add, change, remove, problem }
}
