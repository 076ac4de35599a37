import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import * as z from "zod/mini"
import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { dateInWeek, weekOfPlan } from "#domain/days/week-days.ts"
import { readReply, type WireReply } from "#domain/saving/wire-reply.ts"
import { dayHere } from "#web/device/day-here.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import { UnansweredSaves } from "#web/offline/drafts/unanswered-saves.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { type PlannedDay, readWeek } from "../planned-workout.ts"
import { weekOnCalendar } from "./days-on-calendar.ts"
import { commitmentsKey, type SavedWeek, savedWeekQuery } from "../queries.ts"
import { sentences } from "../sentences.ts"

type UnsavedWeek = Pick<SavedWeek, "week_summary" | "schedule_json" | "days">
type WeekToSave = Omit<UnsavedWeek, "days">

const answerSchema = z.object({ id: z.string() })

/** The displayed plan and its actions. Failures are added to `problems`; a success clears them. */
export function useWeekChanges(userId: string, today: LocalDay, saved: SavedWeek | null | undefined) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [unsaved, setUnsaved] = useState<UnsavedWeek | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [isCommittingAll, setCommittingAll] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const saves = useRef(new UnansweredSaves<string>())
  const commits = useRef(new UnansweredSaves<string>())

  function fail(sentence: string) {
    setProblems((before) => [...before.filter((each) => each !== sentence), sentence])
    return false
  }
  /** Resolves when the lists are up to date. */
  async function succeed(sentence: string) {
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
    if (!unsaved) return say(sentences.weekAlreadySaved)
    const { week_summary, schedule_json } = unsaved
    setIsSaving(true)
    const failure = await saveWeek({ week_summary, schedule_json })
    if (failure === null) setUnsaved(null)
    else fail(failure)
    setIsSaving(false)
  }

  /** Saves a week; returns the error's sentence, or null. */
  async function saveWeek(schedule: WeekToSave): Promise<string | null> {
    const { outcome } = await saves.current.send(JSON.stringify(schedule), newId, async (op_id) => {
      return outcomeOf(await backend.rpc("save_weekly_schedule", { op_id, schedule }))
    })
    if (outcome.kind === "signed_out") return sentences.cantSaveWeek
    if (outcome.kind !== "saved") return sentences.failedSaveWeek(outcome.said)
    showAsSaved(outcome.id, schedule)
    void succeed(sentences.weekSaved)
    return null
  }

  /** Shows a week as the saved one before the server is asked for it: what was under review is put away meanwhile. */
  function showAsSaved(id: string, schedule: WeekToSave) {
    const days = readWeek(schedule.schedule_json)
    if (!days) return
    const generated_at = new Date().toISOString()
    const week: SavedWeek = { id, ...schedule, generated_at, committed_workouts: [], days }
    client.setQueryData(savedWeekQuery(userId).queryKey, week)
  }

  /** Puts a day of the plan into the calendar, in the week from `monday`; returns whether it is there. */
  async function commit(planned: PlannedDay, monday: LocalDay): Promise<boolean> {
    const failure = await failureToCommit(planned, monday)
    if (failure !== null) return fail(failure)
    return succeed(sentences.committed(planned.day, dateInWeek(planned.day, monday) ?? monday))
  }

  /** Puts several days into the calendar; says of each that could not be why not. */
  async function commitAll(days: readonly PlannedDay[], monday: LocalDay): Promise<boolean> {
    if (isCommittingAll) return false
    setCommittingAll(true)
    const failures: string[] = []
    for (const day of days) {
      const failure = await failureToCommit(day, monday)
      if (failure !== null) failures.push(failure)
    }
    const count = days.length - failures.length
    if (count > 0) await succeed(sentences.committedAll(count, monday))
    failures.forEach(fail)
    setCommittingAll(false)
    return failures.length === 0
  }

  /** Why a day of the plan could not be put into the calendar; null if it is there. */
  async function failureToCommit({ day, workout }: PlannedDay, monday: LocalDay): Promise<string | null> {
    if (!saved || unsaved) return sentences.cantCommit
    if (workout === null) return sentences.skippedRestDay(day)
    const date = dateInWeek(day, monday)
    if (!date) return sentences.noDateFor(day)
    const commitment = {
      generated_schedule_id: saved.id,
      day_of_week: day,
      scheduled_date: date,
    }
    const { outcome } = await commits.current.send(JSON.stringify(commitment), newId, async (op_id) => {
      return outcomeOf(await backend.rpc("commit_workout", { op_id, commitment }))
    })
    if (outcome.kind === "signed_out") return sentences.cantCommit
    // The plan was changed elsewhere since.
    if (outcome.kind === "conflict" && outcome.reason === "rest_day") return sentences.skippedRestDay(day)
    return outcome.kind === "saved" ? null : sentences.failedCommit(day, outcome.said)
  }

  const made = saved?.generated_at ? dayHere(saved.generated_at) : today
  // The server's clock may be ahead.
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
    /** The Monday of the week that the saved plan is for when it is used again. */
    weekOfNewPlan: saved && weekFor(saved, today),
    problems,
    isSaving,
    repeat,
    discard: () => setUnsaved(null),
    save,
    saveWeek,
    commit,
    commitAll,
    isCommittingAll,
  }
}

/** The Mondays of this week and the next: where a plan can go. */
export function weeksOffered(today: LocalDay): LocalDay[] {
  const monday = mondayOf(today)
  return [monday, addDays(monday, 7)]
}

/** How a save ended, and what is said of it if it failed. */
function outcomeOf(reply: WireReply) {
  return { ...readReply(reply, answerSchema), said: reply.error?.message ?? sentences.unreadableReply }
}

/** The Monday of the week that the plan is for. */
function weekFor({ days }: Pick<SavedWeek, "days">, madeOn: LocalDay): LocalDay {
  const training = days.filter(({ workout }) => workout !== null)
  return weekOfPlan(
    training.map(({ day }) => day),
    madeOn,
  )
}
