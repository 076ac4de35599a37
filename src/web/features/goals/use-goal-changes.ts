import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { goalsKey } from "#web/backend/training/settle-goals.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { Goal } from "./queries.ts"
import { sentences } from "./sentences.ts"

interface GoalChangesOptions {
  userId: string
  goal: Goal
  today: LocalDay
  /** Called when the goal is about to disappear together with the button that was pressed. */
  onGone: () => void
}

const unauthorizedStatus = 401

/** The message for a rejected write. */
function failureOf(status: number, sentence: string): string {
  return status === unauthorizedStatus ? sentences.notLoggedIn : sentence
}

/** The actions on a goal, one at a time. A failure shows its message and leaves the goal unchanged. */
export function useGoalChanges({ userId, goal, today, onGone }: GoalChangesOptions) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string>()

  async function change(
    write: () => PromiseLike<{ error: object | null; status: number }>,
    failure: string,
    done: () => void,
  ) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    const { error, status } = await write()
    if (error) setProblem(failureOf(status, failure))
    else {
      done()
      onGone()
      await client.invalidateQueries({ queryKey: goalsKey(userId) })
    }
    isRunning.current = false
    setBusy(false)
  }

  const setStatus = (status: Goal["status"]) =>
    backend.from("goals").update({ status }).eq("id", goal.id).eq("user_id", userId)

  async function unarchive() {
    await setStatus(goal.status)
    await client.invalidateQueries({ queryKey: goalsKey(userId) })
  }

  return {
    busy,
    problem,
    remove: async () => {
      if (!(await confirm({ question: sentences.confirmDelete, action: sentences.delete, danger: true })))
        return
      await change(
        () => backend.from("goals").delete().eq("id", goal.id).eq("user_id", userId),
        sentences.failedDelete,
        () => say(sentences.deleted),
      )
    },
    archive: () =>
      change(
        () => setStatus("archived"),
        sentences.failedSave,
        () => say(sentences.archived, { undo: () => void unarchive() }),
      ),
    reopen: () =>
      change(
        () => backend.rpc("reopen_goal", { goal_id: goal.id, today }),
        sentences.failedSave,
        () => say(sentences.reopened),
      ),
  }
}
