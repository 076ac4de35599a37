import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { weekOfPlan } from "#domain/days/week-days.ts"
import { dayHere } from "#web/device/day-here.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import { UnansweredSaves } from "#web/offline/drafts/unanswered-saves.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { readWeek } from "../planned-workout.ts"
import { weekOnCalendar } from "./days-on-calendar.ts"
import { commitmentsKey, type SavedWeek, savedWeekQuery } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { outcomeOf } from "./outcome-of.ts"
import { useCommitting } from "./use-committing.ts"

type UnsavedWeek = Pick<SavedWeek, "week_summary" | "schedule_json" | "days">
type WeekToSave = Omit<UnsavedWeek, "days">

/** The displayed plan and its actions. Failures are added to `problems`; a success clears them. */
export function useWeekChanges(userId: string, today: LocalDay, saved: SavedWeek | null | undefined) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [unsaved, setUnsaved] = useState<UnsavedWeek | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const saves = useRef(new UnansweredSaves<string>())

  function fail(sentence: string): false {
    setProblems((before) => [...before.filter((each) => each !== sentence), sentence])
    return false
  }
  /** Resolves when the lists are up to date. */
  async function succeed(sentence: string): Promise<true> {
    setProblems([])
    say(sentence)
    await client.invalidateQueries({ queryKey: commitmentsKey(userId) })
    return true
  }

  function repeat() {
    if (saved) setUnsaved(saved)
  }

  async function save() {
    if (isSaving) return
    if (!unsaved) return say(sentences.alreadySaved)
    const { week_summary, schedule_json } = unsaved
    setIsSaving(true)
    const failure = await saveWeek({ week_summary, schedule_json })
    if (failure === null) setUnsaved(null)
    else fail(failure)
    setIsSaving(false)
  }

  /** Saves a week; returns the error message, or null. */
  async function saveWeek(schedule: WeekToSave): Promise<string | null> {
    const { outcome } = await saves.current.send(JSON.stringify(schedule), newId, async (op_id) => {
      return outcomeOf(await backend.rpc("save_weekly_schedule", { op_id, schedule }))
    })
    if (outcome.kind === "signed_out") return sentences.cantSave
    if (outcome.kind !== "saved") return sentences.failedSave(outcome.explanation)
    showAsSaved(outcome.id, schedule)
    void succeed(sentences.saved)
    return null
  }

  /** Shows a week as saved right away, before it is refetched. */
  function showAsSaved(id: string, schedule: WeekToSave) {
    const days = readWeek(schedule.schedule_json)
    if (!days) return
    const generated_at = new Date().toISOString()
    const week: SavedWeek = { id, ...schedule, generated_at, committed_workouts: [], days }
    client.setQueryData(savedWeekQuery(userId).queryKey, week)
  }

  const committing = useCommitting({ scheduleId: saved && !unsaved ? saved.id : null, fail, succeed })

  const made = saved?.generated_at ? dayHere(saved.generated_at) : today
  // The server's clock may be ahead of this device's, but a plan can't have been made after today.
  const madeOn = made > today ? today : made
  const plan = unsaved
    ? { ...unsaved, monday: weekFor(unsaved, today), commitments: [], isSaved: false }
    : saved && {
        ...saved,
        monday: weekOnCalendar(saved.committed_workouts, weeksOffered(today)) ?? weekFor(saved, madeOn),
        commitments: saved.committed_workouts,
        isSaved: true,
      }
  return {
    plan,
    /** The Monday of the week that the saved plan would be for if it were used again. */
    weekOfNewPlan: saved && weekFor(saved, today),
    problems,
    isSaving,
    repeat,
    discard: () => setUnsaved(null),
    save,
    saveWeek,
    ...committing,
  }
}

/** The Mondays of this week and the next, the two weeks in which a plan can be scheduled. */
export function weeksOffered(today: LocalDay): LocalDay[] {
  const monday = mondayOf(today)
  return [monday, addDays(monday, 7)]
}

/** The Monday of the week that the plan is for. */
function weekFor({ days }: Pick<SavedWeek, "days">, madeOn: LocalDay): LocalDay {
  const training = days.filter(({ workout }) => workout !== null)
  return weekOfPlan(
    training.map(({ day }) => day),
    madeOn,
  )
}
