import { useRef, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import { UnansweredSaves } from "#web/offline/drafts/unanswered-saves.ts"
import type { PlannedDay } from "../planned-workout.ts"
import { sentences } from "./sentences.ts"
import { outcomeOf } from "./outcome-of.ts"

interface CommittingOptions {
  /** The saved plan; null if there is none, or while an unsaved one is shown. */
  scheduleId: string | null
  /** Shows the error message; returns false. */
  fail: (sentence: string) => false
  /** Shows a success message; resolves to true when the lists are up to date. */
  succeed: (sentence: string) => Promise<true>
}

/** Schedules one or all days of the plan. */
export function useCommitting({ scheduleId, fail, succeed }: CommittingOptions) {
  const [isCommittingAll, setCommittingAll] = useState(false)
  const commits = useRef(new UnansweredSaves<string>())

  /** Schedules a day of the plan in the week starting on `monday`; returns whether it is on the calendar. */
  async function commit(planned: PlannedDay, monday: LocalDay): Promise<boolean> {
    const failure = await failureToCommit(planned, monday)
    if (failure !== null) return fail(failure)
    return succeed(sentences.scheduled(planned.day, dateInWeek(planned.day, monday) ?? monday))
  }

  /** Schedules several days and reports why any of them failed; returns whether all are on the calendar. */
  async function commitAll(days: readonly PlannedDay[], monday: LocalDay): Promise<boolean> {
    if (isCommittingAll) return false
    setCommittingAll(true)
    const failures: string[] = []
    for (const day of days) {
      const failure = await failureToCommit(day, monday)
      if (failure !== null) failures.push(failure)
    }
    const count = days.length - failures.length
    if (count > 0) await succeed(sentences.scheduledAll(count, monday))
    failures.forEach(fail)
    setCommittingAll(false)
    return failures.length === 0
  }

  /** Schedules a day; returns the error message, or null. */
  async function failureToCommit({ day, workout }: PlannedDay, monday: LocalDay): Promise<string | null> {
    if (scheduleId === null) return sentences.cantSchedule
    if (workout === null) return sentences.skippedRestDay(day)
    const date = dateInWeek(day, monday)
    if (!date) return sentences.noDateFor(day)
    const commitment = {
      generated_schedule_id: scheduleId,
      day_of_week: day,
      scheduled_date: date,
    }
    const { outcome } = await commits.current.send(JSON.stringify(commitment), newId, async (op_id) => {
      return outcomeOf(await backend.rpc("commit_workout", { op_id, commitment }))
    })
    if (outcome.kind === "signed_out") return sentences.cantSchedule
    // The plan was changed elsewhere.
    if (outcome.kind === "conflict" && outcome.reason === "rest_day") return sentences.skippedRestDay(day)
    return outcome.kind === "saved" ? null : sentences.failedSchedule(day, outcome.explanation)
  }

  return { commit, commitAll, isCommittingAll }
}
