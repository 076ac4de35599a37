import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { dateOfWeekday } from "#domain/days/week-days.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import { useMessages } from "#web/ui/messages.tsx"
import type { PlannedDay } from "../planned-workout.ts"
import { commitmentsKey, type SavedWeek } from "../queries.ts"
import { sentences } from "../sentences.ts"

/** A plan that nobody has saved yet, and the save that it will become. */
type UnsavedWeek = Pick<SavedWeek, "week_summary" | "schedule_json" | "days"> & { op_id: string }

/** The plan that is shown, and what can be done with it. What fails is added to `problems`; what succeeds clears them. */
export function useWeekChanges(userId: string, today: LocalDay, saved: SavedWeek | null | undefined) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [unsaved, setUnsaved] = useState<UnsavedWeek | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  // A commit whose answer never came is sent again as the same one.
  const unanswered = useRef(new Map<string, string>())

  function fail(sentence: string) {
    setProblems((before) => [...before.filter((each) => each !== sentence), sentence])
    return false
  }
  async function succeed(sentence: string) {
    setProblems([])
    say(sentence)
    await client.invalidateQueries({ queryKey: commitmentsKey(userId) })
    return true
  }

  // The server has no key to any AI yet.
  const generate = () => void fail(sentences.noKey)

  function repeat() {
    if (saved) setUnsaved({ ...saved, op_id: newId() })
  }

  async function save() {
    if (isSaving) return
    if (!unsaved) return say(sentences.weekAlreadySaved)
    const { op_id, week_summary, schedule_json } = unsaved
    setIsSaving(true)
    const schedule = { week_summary, schedule_json }
    const { error, status } = await backend.rpc("save_weekly_schedule", { op_id, schedule })
    if (error) fail(status === 401 ? sentences.cantSaveWeek : sentences.failedSaveWeek(error.message))
    else {
      await succeed(sentences.weekSaved)
      setUnsaved(null)
    }
    setIsSaving(false)
  }

  /** Puts a day of the plan into the calendar; answers whether it is there. */
  async function commit({ day, workout }: PlannedDay): Promise<boolean> {
    if (workout === null) {
      say(sentences.skippedRestDay(day))
      return false
    }
    if (!saved || unsaved) return fail(sentences.cantCommit)
    const planned = dateOfWeekday(day, today)
    if (!planned) return fail(sentences.noDateFor(day))
    const commitment = {
      generated_schedule_id: saved.id,
      day_of_week: day,
      scheduled_date: planned.date,
    }
    const key = JSON.stringify(commitment)
    const op_id = unanswered.current.get(key) ?? newId()
    unanswered.current.set(key, op_id)
    const { error, status } = await backend.rpc("commit_workout", { op_id, commitment })
    if (!error || error.code) unanswered.current.delete(key)
    if (status === 401) return fail(sentences.cantCommit)
    if (error) return fail(sentences.failedCommit(day, error.message))
    return succeed(sentences.committed(day, planned.date))
  }

  const plan = unsaved
    ? { ...unsaved, commitments: [], isSaved: false }
    : saved && { ...saved, commitments: saved.committed_workouts, isSaved: true }
  return { plan, problems, isSaving, generate, repeat, discard: () => setUnsaved(null), save, commit }
}
