import { LoaderCircle, Pause, Play, Trash2 } from "lucide-react"
import { type ReactNode, useState } from "react"
import { isPlanned } from "#domain/workout/current-set.ts"
import type { Draft } from "#domain/workout/draft.ts"
import { formatDuration, readDuration } from "#domain/measures/duration.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { isClockUsed, workoutSeconds } from "#domain/workout/session-clock.ts"
import { isRunning } from "#domain/workout/timer.ts"
import { useLowerEdge } from "#web/shell/lower-edge.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import styles from "./workout-screen.module.css"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { sentences } from "../sentences.ts"
import { useTicks } from "#web/ui/use-ticks.ts"
import { Key } from "#web/ui/key.tsx"
import { sentences as rows } from "../ledger/row-sentences.ts"
import { sentences as bar } from "./bar-sentences.ts"
import { Turn } from "./turn.tsx"

interface WorkoutBarProps {
  userId: string
  draft: Draft
  ledger: Ledger
  edit: (edit: DraftEdit) => void
  /** Shown above the bar: why the workout isn't saved. */
  children: ReactNode
  /** Whether to show the next step: not while the workout is being saved, and not before its first exercise is rendered. */
  hasTurn: boolean
  isSaving: boolean
  isOnline: boolean
  /** Why saving is refused; null if it isn't. */
  saveRefusal: string | null
  onSave: () => void
  /** Stops the timer and saves. */
  onFinish: () => void
  onDelete: () => void
}

/** The bar at the bottom of the screen: the next step, and below it delete, clock, timer and save. */
export function WorkoutBar(props: WorkoutBarProps) {
  const { userId, draft, ledger, edit, children, isSaving, isOnline, saveRefusal, onSave, onDelete } = props
  const { say } = useMessages()
  const edge = useLowerEdge("--foot")
  const runs = isRunning(draft.timer)
  return (
    <section className="bar" ref={edge} aria-label={bar.workout}>
      {children}
      {props.hasTurn && <Turn {...{ userId, draft, ledger }} onFinish={props.onFinish} />}
      <div className={`actions ${styles["actions"]}`}>
        <button
          type="button"
          className="button danger square"
          aria-label={bar.deleteWorkout}
          aria-disabled={runs || isSaving || undefined}
          onClick={() => {
            if (runs) say(sentences.deleteLocked)
            else if (!isSaving) onDelete()
          }}
        >
          <Trash2 className="icon" />
        </button>
        <Clock
          draft={draft}
          isLocked={isSaving}
          onSet={(seconds) => edit({ kind: "set_duration", seconds })}
        />
        <button
          type="button"
          className={`button large timer ${runs ? "primary" : ""}`}
          aria-label={runs ? bar.pauseTimer : bar.startTimer}
          disabled={isSaving}
          onClick={() => edit({ kind: runs ? "pause_timer" : "start_timer", now: Date.now() })}
        >
          {runs ? <Pause className="icon" /> : <Play className="icon" />}
          <span>{runs ? bar.pause : bar.start}</span>
        </button>
        <button
          type="button"
          className={`button large ${isNextAct(draft, ledger) ? "now" : ""}`}
          aria-disabled={saveRefusal !== null || isSaving || undefined}
          aria-busy={isSaving || undefined}
          onClick={() => {
            if (saveRefusal !== null) say(saveRefusal)
            else onSave()
          }}
        >
          {isSaving && <LoaderCircle className="icon" />}
          {saveLabel(draft.log !== null, isOnline, isSaving)}
          <Key>{rows.keys.save}</Key>
        </button>
      </div>
    </section>
  )
}

/** Whether saving is the next step: no set is left to confirm and Finish isn't offered. */
function isNextAct(draft: Draft, { currentId }: Ledger): boolean {
  return currentId === null && (draft.log !== null || !isPlanned(draft))
}

function saveLabel(isEdit: boolean, isOnline: boolean, isSaving: boolean): string {
  if (isSaving) return bar.saving
  if (isEdit) return bar.update
  return isOnline ? bar.save : bar.saveOffline
}

interface ClockProps {
  draft: Draft
  isLocked: boolean
  onSet: (seconds: number) => void
}

/**
 * The duration. It ticks while the timer is running and can be edited as MM:SS while it is paused. Until the timer is used, it shows the
 * length of the session so far, in pencil.
 */
function Clock({ draft, isLocked, onSet }: ClockProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { say } = useMessages()
  const runs = isRunning(draft.timer)
  const isSession = !isClockUsed(draft) && Boolean(draft.session_clock)
  const [hasFocus, setFocus] = useState(false)
  // The session's time doesn't tick while the clock field has the focus.
  const seconds = workoutSeconds(draft, useTicks(runs || (isSession && !hasFocus)))
  const text = formatDuration(seconds)

  function leave() {
    setTyped(null)
    setFocus(false)
    if (typed === null) return
    const read = readDuration(typed)
    if (read === null) say(sentences.durationUnreadable)
    else if (isSession || read !== seconds) onSet(read)
  }

  return (
    <label className="clock">
      <span className="hidden-text">{bar.duration}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isLocked || runs}
        data-pencilled={isSession || undefined}
        value={runs ? text : (typed ?? text)}
        onFocus={(event) => {
          event.target.select()
          setFocus(true)
        }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave()
        }}
      />
      {runs ? bar.pauseToSave : bar.clock(isSession)}
    </label>
  )
}
