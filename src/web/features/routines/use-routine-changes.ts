import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { nameOfCopy, readRoutine, type RoutineContent } from "#domain/routines/routine-draft.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import type { RevisedCommand } from "#web/offline/drafts/revised-save.ts"
import { UnansweredSaves } from "#web/offline/drafts/unanswered-saves.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { fetchRoutine, type ListedRoutine, programDayPath, routinesKey } from "./queries.ts"
import { sendRoutine } from "#web/repeating/save-routine.ts"
import { sentenceOf } from "#web/repeating/save-failure-sentences.ts"
import { sentences as repeating } from "#web/repeating/sentences.ts"
import { reasonOf, sentences } from "./sentences.ts"

/** Deletes and copies routines in the list, one at a time. `onGone` is called before the pressed button disappears. */
export function useRoutineChanges(userId: string, onGone: () => void) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { say } = useMessages()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)
  const copies = useRef(new UnansweredSaves<RevisedCommand<RoutineContent>>())

  /** Runs one change at a time. `change` returns the error message, or null. */
  async function run(id: string, change: () => Promise<string | null>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusyId(id)
    setProblem(null)
    setProblem(await change())
    isRunning.current = false
    setBusyId(null)
  }

  async function remove({ id }: ListedRoutine): Promise<string | null> {
    const { error, status } = await backend.from("workouts").delete().eq("id", id).eq("user_id", userId)
    if (status === 401) return sentences.notLoggedIn
    if (error) return sentences.failedDelete(reasonOf(error))
    say(sentences.deleted)
    onGone()
    await client.invalidateQueries({ queryKey: routinesKey(userId) })
    return null
  }

  /** A program's day can't be deleted here, because the program would still prescribe it. It has to be removed in the program's editor. */
  async function leadToDay(day: string, question: string) {
    if (await confirm({ question, action: sentences.openDay })) await navigate(day)
  }

  async function copy({ id }: ListedRoutine): Promise<string | null> {
    try {
      const { command, outcome } = await copies.current.send(id, () => commandOfCopy(userId, id), sendRoutine)
      if (outcome.kind !== "saved") return sentenceOf(outcome, false)
      say(repeating.saved(command.content.routine.name))
      await client.invalidateQueries({ queryKey: routinesKey(userId) })
      return null
    } catch (error) {
      return error instanceof Error ? error.message : sentences.unexpected
    }
  }

  return {
    busyId,
    problem,
    copy: (routine: ListedRoutine) => run(routine.id, () => copy(routine)),
    remove: async (routine: ListedRoutine) => {
      const day = programDayPath(routine)
      if (day !== null) return leadToDay(day, sentences.isDayOf(routine.name, routine.programs?.name ?? ""))
      const question = sentences.confirmDelete(routine.name)
      if (await confirm({ question, action: sentences.deleteRoutine, danger: true }))
        await run(routine.id, () => remove(routine))
    },
  }
}

async function commandOfCopy(userId: string, id: string): Promise<RevisedCommand<RoutineContent>> {
  const { draft } = await fetchRoutine(userId, id)
  const reading = readRoutine({ ...draft, name: nameOfCopy(draft.name) })
  // The database allows a routine without exercises; the screens don't.
  if (!reading.ok) throw new Error(sentences.problem(reading.problem))
  return { op_id: newId(), content: reading.content, base: null }
}
