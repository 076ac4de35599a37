import { hasLostRun } from "#domain/saving/sync-queue.ts"
import type { SentWorkout } from "#web/offline/queue/outbox.ts"
import { OutboxEntry } from "./outbox-entry.tsx"
import { aboutOf, nameOf } from "./readable-workout.ts"
import { sentences } from "./sentences.ts"

/** A workout that was sent while this page was open, with a note if it doesn't count for its program. */
export function SentItem({ sent: { operation, at, counts } }: { sent: SentWorkout }) {
  const isAlone = hasLostRun(operation)
  const more = counts === false ? ` ${sentences.loggedTwice}` : isAlone ? ` ${sentences.savedAlone}` : ""
  return (
    <OutboxEntry
      name={nameOf(operation)}
      about={aboutOf(operation)}
      state="server"
      status={<span className="soft">{`${sentences.sentAt(at)}${more}`}</span>}
    />
  )
}
