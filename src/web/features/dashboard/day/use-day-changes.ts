import { useQueryClient } from "@tanstack/react-query"
import type { LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { deleteLog } from "#web/logged-workout/delete-log.ts"
import type { WorkoutLog } from "#web/logged-workout/queries.ts"
import { sentences as logged } from "#web/logged-workout/sentences.ts"
import { commitmentsKey, type DayCommitment, logsKey } from "../queries.ts"
import { planName } from "./scheduled-workout.tsx"
import { scheduleSentences } from "./schedule-sentences.ts"

interface DayChangesOptions {
  userId: string
  /** Called with the error message. */
  onFailure: (sentence: string) => void
  /** Called when an item is about to disappear together with the button that was pressed. */
  onGone: () => void
}

/** The actions on a day's logs and plans. Each reports its outcome; deleting and removing ask for confirmation first. */
export function useDayChanges({ userId, onFailure, onGone }: DayChangesOptions) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const { say } = useMessages()

  async function reload() {
    await Promise.all([
      client.invalidateQueries({ queryKey: logsKey(userId) }),
      client.invalidateQueries({ queryKey: commitmentsKey(userId) }),
    ])
  }

  async function deleteWorkout({ id, date }: WorkoutLog) {
    const question = logged.confirmDeleteLog(date)
    if (!(await confirm({ question, action: logged.deleteLog, danger: true }))) return
    const { isDone, sentence } = await deleteLog(userId, id)
    if (!isDone) return onFailure(sentence)
    say(sentence, { tone: "success" })
    onGone()
    await reload()
  }

  async function removeSchedule(commitment: DayCommitment) {
    const question = scheduleSentences.confirmRemove(commitment.scheduled_date)
    if (!(await confirm({ question, action: scheduleSentences.remove, danger: true }))) return
    const { error, status } = await backend
      .from("committed_workouts")
      .delete()
      .eq("id", commitment.id)
      .eq("user_id", userId)
    if (status === 401) return onFailure(scheduleSentences.cantRemove)
    if (error) return onFailure(scheduleSentences.failedRemove(error.message))
    say(scheduleSentences.removed, { tone: "success", undo: () => void restoreSchedule(commitment) })
    onGone()
    await reload()
  }

  async function restoreSchedule({ generated_schedule_id, day_of_week, scheduled_date }: DayCommitment) {
    const { error } = await backend.from("committed_workouts").insert({
      user_id: userId,
      generated_schedule_id,
      day_of_week,
      scheduled_date,
      status: "scheduled",
    })
    if (error) return onFailure(scheduleSentences.failedRestore(error.message))
    await reload()
  }

  /** Changes the date in one statement; the database rejects it if the workout has been logged. */
  async function setDay(commitment: DayCommitment, day: LocalDay): Promise<boolean> {
    const { data, error } = await backend
      .from("committed_workouts")
      .update({ scheduled_date: day })
      .eq("id", commitment.id)
      .eq("user_id", userId)
      .select("id")
    const isAlreadyThere = error?.code === "23505"
    const reason = isAlreadyThere
      ? scheduleSentences.alreadyThere
      : error
        ? error.message
        : data.length === 0
          ? scheduleSentences.alreadyGone
          : null
    if (reason !== null) onFailure(scheduleSentences.failedMove(reason))
    return reason === null
  }

  async function moveSchedule(commitment: DayCommitment, day: LocalDay) {
    if (await setDay(commitment, day)) {
      say(scheduleSentences.moved(planName(commitment), day), { undo: () => void moveBack(commitment) })
      onGone()
    }
    await reload()
  }

  async function moveBack(commitment: DayCommitment) {
    await setDay(commitment, commitment.scheduled_date)
    await reload()
  }

  return { deleteWorkout, removeSchedule, moveSchedule }
}
