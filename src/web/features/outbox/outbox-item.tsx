import { useState } from "react"
import { needsPerson, type QueueState } from "#domain/saving/queue-state.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import type { VersionsDialogProps } from "#web/workout-versions/versions-dialog.tsx"
import { OutboxEntry } from "./outbox-entry.tsx"
import styles from "./outbox.module.css"
import { aboutOf, fileNameOf, nameOf, readableWorkout } from "./readable-workout.ts"
import { saveFile } from "./save-file.ts"
import { sentences } from "./sentences.ts"
import { useOutboxActions } from "./use-outbox-actions.ts"

const VersionsDialog = lazyDialog<VersionsDialogProps>(
  async () => (await import("#web/workout-versions/versions-dialog.tsx")).VersionsDialog,
)

interface OutboxItemProps {
  operation: Operation
  isOnline: boolean
  onGone: () => void
}

/** A queued workout: its name, where it is stored, and its actions. */
export function OutboxItem({ operation, isOnline, onGone }: OutboxItemProps) {
  const { tryAgain, saveOver, saveAsNew, discard } = useOutboxActions(onGone)
  const [isComparing, setComparing] = useState(false)
  const name = nameOf(operation)
  const needsYou = needsPerson(operation)
  const closeThen = (act: () => Promise<void>) => {
    setComparing(false)
    void act()
  }
  return (
    <OutboxEntry
      name={name}
      about={aboutOf(operation)}
      state={needsYou ? "needs" : "here"}
      status={<span className={needsYou ? styles["bad"] : "soft"}>{statusOf(operation, isOnline)}</span>}
    >
      {operation.conflicts && (
        <button type="button" className="button primary" onClick={() => setComparing(true)}>
          {sentences.chooseVersion}
        </button>
      )}
      <button type="button" className="button" onClick={() => void tryAgain(operation)}>
        {sentences.tryAgain}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => saveFile(fileNameOf(operation), readableWorkout(operation))}
      >
        {sentences.export}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void discard(operation, sentences.discarded(name))}
      >
        {sentences.discard}
      </button>
      {isComparing && (
        <VersionsDialog
          userId={operation.userId}
          mine={operation.save}
          exercises={operation.exercises}
          onKeepMine={(theirs) => closeThen(() => saveOver(operation, theirs))}
          onKeepTheirs={() => closeThen(() => discard(operation, sentences.gaveUp(name)))}
          onKeepBoth={() => closeThen(() => saveAsNew(operation))}
          onClose={() => setComparing(false)}
        />
      )}
    </OutboxEntry>
  )
}

/** What happens to a queued entry next, or why the person has to act. */
export function statusOf(queued: QueueState, isOnline: boolean): string {
  const { status, error, retries } = queued
  if (needsPerson(queued)) return error ?? ""
  if (!isOnline) return sentences.waitsOffline
  if (status === "syncing") return sentences.syncing
  return error === null ? sentences.waits : sentences.again(error, retries)
}
