import { Pause, Play } from "lucide-react"
import { formatDuration } from "#domain/measures/duration.ts"
import { sentences as rows } from "../row-sentences.ts"
import { sentences } from "../sentences.ts"
import styles from "./now-row.module.css"
import type { SetRowProps } from "../set/set-row-props.ts"
import { useTicks } from "#web/ui/use-ticks.ts"

/** Times a set, and fills in the time when stopped. */
export function SetClock({ set, label, clockFrom, exerciseName, actions }: SetRowProps) {
  const now = useTicks(clockFrom !== null)
  const runs = clockFrom !== null
  const Icon = runs ? Pause : Play
  return (
    <button
      type="button"
      className={`button ${styles["setClock"]}`}
      onClick={() =>
        actions.edit(
          runs
            ? { kind: "stop_set_clock", now: Date.now() }
            : { kind: "start_set_clock", set_id: set.id, now: Date.now() },
        )
      }
    >
      <Icon className="icon" />
      {runs ? sentences.stopClock : sentences.startClock}
      <span className="hidden-text">{sentences.timing(rows.setOf(label, exerciseName))}</span>
      {runs && <b aria-hidden>{formatDuration(Math.max(0, Math.floor((now - clockFrom) / 1000)))}</b>}
    </button>
  )
}
