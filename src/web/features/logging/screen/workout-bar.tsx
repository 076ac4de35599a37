import { Loader, Pause, Play, Trash2 } from "lucide-react"
import { type ReactNode, useState } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import { formatDuration, readDuration } from "#domain/measures/duration.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { elapsedSeconds, isRunning, type Timer } from "#domain/workout/timer.ts"
import { useLowerEdge } from "#web/shell/lower-edge.ts"
import { useMessages } from "#web/ui/messages.tsx"
import styles from "./workout-screen.module.css"
import { RestInBar } from "../resting/rest-in-bar.tsx"
import { sentences } from "../sentences.ts"
import { useTicks } from "#web/ui/use-ticks.ts"

interface WorkoutBarProps {
  userId: string
  draft: Draft
  edit: (edit: DraftEdit) => void
  /** Shown above the bar: why the workout is not saved. */
  children: ReactNode
  isSaving: boolean
  isOnline: boolean
  /** Why saving is refused now; null when it is not. */
  saveRefusal: string | null
  onSave: () => void
  onDelete: () => void
}

/** The bar at the bottom of the screen: delete, clock, timer, save. */
export function WorkoutBar(props: WorkoutBarProps) {
  const { userId, draft, edit, children, isSaving, isOnline, saveRefusal, onSave, onDelete } = props
  const { say } = useMessages()
  const edge = useLowerEdge("--foot")
  const runs = isRunning(draft.timer)
  return (
    <section className="bar" ref={edge} aria-label="Workout">
      {children}
      <RestInBar userId={userId} />
      <div className={`actions ${styles["actions"]}`}>
        <button
          type="button"
          className="button danger square"
          aria-label="Delete Workout"
          aria-disabled={runs || isSaving || undefined}
          onClick={() => {
            if (runs) say(sentences.deleteLocked)
            else if (!isSaving) onDelete()
          }}
        >
          <Trash2 className="icon" />
        </button>
        <Clock
          timer={draft.timer}
          isLocked={isSaving}
          onSet={(seconds) => edit({ kind: "set_duration", seconds })}
        />
        <button
          type="button"
          className={`button large timer ${runs ? "primary" : ""}`}
          aria-label={runs ? "Pause timer" : "Start timer"}
          disabled={isSaving}
          onClick={() => edit({ kind: runs ? "pause_timer" : "start_timer", now: Date.now() })}
        >
          {runs ? <Pause className="icon" /> : <Play className="icon" />}
          <span>{runs ? "Pause" : "Start"}</span>
        </button>
        <button
          type="button"
          className="button now large"
          aria-disabled={saveRefusal !== null || isSaving || undefined}
          aria-busy={isSaving || undefined}
          onClick={() => {
            if (saveRefusal !== null) say(saveRefusal)
            else onSave()
          }}
        >
          {isSaving && <Loader className="icon" />}
          {saveLabel(draft.log !== null, isOnline, isSaving)}
        </button>
      </div>
    </section>
  )
}

function saveLabel(isEdit: boolean, isOnline: boolean, isSaving: boolean): string {
  if (isSaving) return "Saving..."
  if (isEdit) return "Update"
  return isOnline ? "Save" : "Save Offline"
}

interface ClockProps {
  timer: Timer
  isLocked: boolean
  onSet: (seconds: number) => void
}

/** The duration: it ticks while the timer runs, and can be edited as MM:SS while it is paused. */
function Clock({ timer, isLocked, onSet }: ClockProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { say } = useMessages()
  const now = useTicks(isRunning(timer))
  const seconds = elapsedSeconds(timer, now)

  function leave() {
    if (typed === null) return
    const read = readDuration(typed)
    if (read === null) say(sentences.durationUnreadable)
    else if (read !== seconds) onSet(read)
    setTyped(null)
  }

  return (
    <label className="clock">
      <span className="hidden-text">Duration (MM:SS)</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isLocked || isRunning(timer)}
        value={isRunning(timer) ? formatDuration(seconds) : (typed ?? formatDuration(seconds))}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave()
        }}
      />
      {isRunning(timer) ? "Pause to save" : "min:sec"}
    </label>
  )
}
