import type { Operation } from "#domain/sync-queue.ts"
import { HereIcon, NeedsIcon } from "#web/ui/own-icons.tsx"
import styles from "./outbox.module.css"
import { dayOf, fileNameOf, nameOf, readableWorkout } from "./readable-workout.ts"
import { saveFile } from "./save-file.ts"
import { sentences } from "./sentences.ts"
import { useOutboxActions } from "./use-outbox-actions.ts"

interface OutboxItemProps {
  operation: Operation
  isOnline: boolean
  onGone: () => void
}

/** A workout that waits: what it is, where it is safe, and what can be done. */
export function OutboxItem({ operation, isOnline, onGone }: OutboxItemProps) {
  const { tryAgain, makeNew, discard } = useOutboxActions(onGone)
  const { status, conflicts, payload } = operation
  const needsYou = status === "needs_attention"
  const title = `out-${operation.id}`
  return (
    <li className={styles["item"]} aria-labelledby={title}>
      <div className="grow">
        <h2 id={title} className={styles["name"]}>
          {nameOf(operation)}
        </h2>
        <p className="label">
          {dayOf(operation)}, {sentences.sets(payload.setLogsData.length)}
        </p>
      </div>
      <State needsYou={needsYou} />
      <p className={`small ${styles["words"]} ${needsYou ? styles["bad"] : "soft"}`}>
        {wordsOf(operation, isOnline)}
      </p>
      <div className={`row ${styles["tools"]}`}>
        {conflicts && (
          <button type="button" className="button primary" onClick={() => void makeNew(operation)}>
            Save as a New Workout
          </button>
        )}
        <button type="button" className="button" onClick={() => void tryAgain(operation)}>
          Try Again
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveFile(fileNameOf(operation), readableWorkout(operation))}
        >
          Export
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => void discard(operation, nameOf(operation))}
        >
          Discard
        </button>
      </div>
    </li>
  )
}

function State({ needsYou }: { needsYou: boolean }) {
  return (
    <span className={needsYou ? "state needs" : "state here"}>
      {needsYou ? <NeedsIcon /> : <HereIcon />}
      {needsYou ? sentences.needs : sentences.here}
    </span>
  )
}

function wordsOf({ status, error, retries }: Operation, isOnline: boolean): string {
  if (status === "needs_attention") return error ?? ""
  if (!isOnline) return sentences.waitsOffline
  if (status === "syncing") return sentences.syncing
  return error === null ? sentences.waits : sentences.again(error, retries)
}
