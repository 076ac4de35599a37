import type { QueuedBody } from "#domain/saving/queued-body.ts"
import { needsPerson } from "#domain/saving/queue-state.ts"
import type { SentBody } from "#web/offline/queue/outbox.ts"
import { OutboxEntry } from "./outbox-entry.tsx"
import { statusOf } from "./outbox-item.tsx"
import styles from "./outbox.module.css"
import { sentences } from "./sentences.ts"
import { useOutboxActions } from "./use-outbox-actions.ts"

interface OutboxBodyProps {
  queued: QueuedBody
  isOnline: boolean
  onGone: () => void
}

/** A queued body weight or measurements: the day and the values, where they are stored, and their actions. */
export function OutboxBody({ queued, isOnline, onGone }: OutboxBodyProps) {
  const { tryAgain, discard } = useOutboxActions(onGone)
  const needsYou = needsPerson(queued)
  return (
    <OutboxEntry
      name={sentences.bodyDay(queued.body)}
      about={sentences.body(queued.body)}
      state={needsYou ? "needs" : "here"}
      status={<span className={needsYou ? styles["bad"] : "soft"}>{statusOf(queued, isOnline)}</span>}
    >
      <button type="button" className="button" onClick={() => void tryAgain(queued)}>
        {sentences.tryAgain}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void discard(queued, sentences.discardedBody)}
      >
        {sentences.discard}
      </button>
    </OutboxEntry>
  )
}

/** Body weight or measurements that were sent while this page was open. */
export function SentBodyItem({ sent: { body, at } }: { sent: SentBody }) {
  return (
    <OutboxEntry
      name={sentences.bodyDay(body.body)}
      about={sentences.body(body.body)}
      state="server"
      status={<span className="soft">{sentences.sentAt(at)}</span>}
    />
  )
}
