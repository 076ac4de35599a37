import { useRef, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import { UnansweredSaves } from "#web/offline/drafts/unanswered-saves.ts"
import type { PlannedDay } from "../planned-workout.ts"
import { sentences } from "../sentences.ts"
import { outcomeOf } from "./outcome-of.ts"

interface Options {
  /** The saved plan; null while there is none, or another one is under review. */
  scheduleId: string | null
  /** Says what failed; returns false. */
  fail: (sentence: string) => false
  /** Says what was done; resolves to true when the lists are up to date. */
  succeed: (sentence: string) => Promise<true>
}

/** Putting days of the plan into the calendar, one or all of them. */
export function useCommitting({ scheduleId, fail, succeed }: Options) {
  const [isCommittingAll, setCommittingAll] = useState(false)
  const commits = useRef(new UnansweredSaves<string>())

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
    if (scheduleId === null) return sentences.cantCommit
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
    if (outcome.kind === "signed_out") return sentences.cantCommit
    // The plan was changed elsewhere since.
    if (outcome.kind === "conflict" && outcome.reason === "rest_day") return sentences.skippedRestDay(day)
    return outcome.kind === "saved" ? null : sentences.failedCommit(day, outcome.said)
  }

  return { commit, commitAll, isCommittingAll }
}
