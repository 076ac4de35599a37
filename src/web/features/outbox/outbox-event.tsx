import { needsPerson } from "#domain/saving/queue-state.ts"
import type { QueuedEvent } from "#domain/saving/queued-event.ts"
import type { SentEvent } from "#web/offline/queue/outbox.ts"
import { OutboxEntry } from "./outbox-entry.tsx"
import { statusOf } from "./outbox-item.tsx"
import styles from "./outbox.module.css"
import { sentences } from "./sentences.ts"
import { useOutboxActions } from "./use-outbox-actions.ts"

interface OutboxEventProps {
  event: QueuedEvent
  isOnline: boolean
  onGone: () => void
}

/** A queued change to a running program: what it does, where it is stored, and its actions. */
export function OutboxEvent({ event, isOnline, onGone }: OutboxEventProps) {
  const { tryAgain, discard } = useOutboxActions(onGone)
  const needsYou = needsPerson(event)
  return (
    <OutboxEntry
      name={nameOf(event)}
      about={event.program}
      state={needsYou ? "needs" : "here"}
      status={<span className={needsYou ? styles["bad"] : "soft"}>{statusOf(event, isOnline)}</span>}
    >
      <button type="button" className="button" onClick={() => void tryAgain(event)}>
        {sentences.tryAgain}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void discard(event, sentences.discardedChange)}
      >
        {sentences.discard}
      </button>
    </OutboxEntry>
  )
}

/** A change to a running program that was sent while this page was open. */
export function SentEventItem({ sent: { event, at } }: { sent: SentEvent }) {
  return (
    <OutboxEntry
      name={nameOf(event)}
      about={event.program}
      state="server"
      status={<span className="soft">{sentences.sentAt(at)}</span>}
    />
  )
}

const nameOf = ({ change, about }: QueuedEvent) => (change === "add" ? about : sentences.takenBack(about))
