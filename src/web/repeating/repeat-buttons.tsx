import BookmarkPlus from "lucide-react/icons/bookmark-plus"
import Repeat from "lucide-react/icons/repeat"
import { useState } from "react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { DoneRow } from "#domain/workout/done-exercises.ts"
import { planFromLog } from "#domain/workout/plan-from-log.ts"
import { currentDay } from "#web/device/current-day.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { sentences } from "./sentences.ts"

const AsRoutineDialog = lazyDialog(async () => (await import("./as-routine-dialog.tsx")).AsRoutineDialog)

/** The parts of a saved workout that are needed to repeat it. */
export interface SavedWorkout {
  id: string
  name: string | null
  date: LocalDay
  sets: readonly DoneRow[]
}

interface RepeatButtonsProps {
  userId: string
  workout: SavedWorkout
}

/** Repeats a saved workout today, or turns it into a routine. */
export function RepeatButtons({ userId, workout }: RepeatButtonsProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, name, sets } = workout
  if (sets.length === 0) return null
  // The draft is keyed by the log, so that pressing the link twice resumes the same draft.
  const state = { selectedDate: currentDay(), another: id, workoutPlan: planFromLog(name, sets) }
  return (
    <>
      <Link className="button quiet" to="/log-workout/new" state={state}>
        <Repeat className="icon" aria-hidden />
        {sentences.repeat}
      </Link>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookmarkPlus className="icon" aria-hidden />
        {sentences.saveAsRoutine}
      </button>
      {isOpen && <AsRoutineDialog {...{ userId, workout }} onClose={() => setOpen(false)} />}
    </>
  )
}
