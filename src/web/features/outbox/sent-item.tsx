import type { SentWorkout } from "#web/offline/queue/outbox.ts"
import { OutboxEntry } from "./outbox-entry.tsx"
import { aboutOf, nameOf } from "./readable-workout.ts"
import { sentences } from "./sentences.ts"

/** A workout that was sent while this page was open, and what became of its program. */
export function SentItem({ sent: { operation, at, counts } }: { sent: SentWorkout }) {
  const { prescribed, run_id } = operation.save.log
  // What was asked for stays in the workout when its run is gone.
  const isAlone = prescribed !== undefined && run_id === undefined
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
