import { Plus } from "lucide-react"
import { memo, useCallback, useRef } from "react"
import { Link } from "react-router"
import { useOnline } from "#web/device/online.ts"
import { type Outbox, unsentCount, useOutbox } from "#web/offline/queue/outbox.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { OutboxBody, SentBodyItem } from "./outbox-body.tsx"
import { OutboxEvent, SentEventItem } from "./outbox-event.tsx"
import { OutboxItem } from "./outbox-item.tsx"
import styles from "./outbox.module.css"
import { SentItem } from "./sent-item.tsx"
import { sentences } from "./sentences.ts"
import { UnreadableItem } from "./unreadable-item.tsx"

// The rows are memoized, so that the remaining ones aren't rendered again while a long queue is being sent.
const QueuedItem = memo(OutboxItem)

/** Everything on this device that hasn't reached the server, with actions for each entry. */
export function OutboxPage() {
  const outbox = useOutbox()
  const isOnline = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = unsentCount(outbox) === 0
  const focusHeading = useCallback(() => heading.current?.focus(), [])
  return (
    <div className={`page ${styles["outbox"]}`}>
      <h1 ref={heading} tabIndex={-1}>
        {sentences.title}
      </h1>
      {!outbox.isUsable && <Alert tone="warning">{sentences.unusable}</Alert>}
      {!isEmpty && (
        <p className="soft">{hasChanges(outbox) ? sentences.introWithChanges : sentences.intro}</p>
      )}
      <SendingStatus outbox={outbox} isOnline={isOnline} />
      {!outbox.isRead && <Loading />}
      {outbox.isRead && outbox.isUsable && isEmpty && <EmptyOutbox />}
      <ul className={`list ${styles["items"]}`}>
        {outbox.operations.map((operation) => (
          <QueuedItem key={operation.id} operation={operation} isOnline={isOnline} onGone={focusHeading} />
        ))}
        {outbox.events.map((event) => (
          <OutboxEvent key={event.id} event={event} isOnline={isOnline} onGone={focusHeading} />
        ))}
        {outbox.bodies.map((queued) => (
          <OutboxBody key={queued.id} queued={queued} isOnline={isOnline} onGone={focusHeading} />
        ))}
        {outbox.unreadable.map((row) => (
          <UnreadableItem key={row.id} row={row} onGone={focusHeading} />
        ))}
        {outbox.sent.map((sent) => (
          <SentItem key={sent.operation.id} sent={sent} />
        ))}
        {outbox.sentEvents.map((sent) => (
          <SentEventItem key={sent.event.id} sent={sent} />
        ))}
        {outbox.sentBodies.map((sent) => (
          <SentBodyItem key={sent.body.id} sent={sent} />
        ))}
      </ul>
    </div>
  )
}

/** Whether anything but workouts is waiting. */
const hasChanges = ({ events, bodies }: Outbox) => events.length + bodies.length > 0

/** The overall status. An error remains visible while entries that failed before are retried. */
function SendingStatus({ outbox, isOnline }: { outbox: Outbox; isOnline: boolean }) {
  const { status, operations, events, bodies } = outbox
  if (!isOnline && unsentCount(outbox) > 0)
    return (
      <Alert tone="offline">{hasChanges(outbox) ? sentences.offlineWithChanges : sentences.offline}</Alert>
    )
  const isTryingAgain =
    status === "syncing" && [...operations, ...events, ...bodies].some(({ retries }) => retries > 0)
  if (status === "error" || isTryingAgain) return <Alert tone="error">{sentences.failed}</Alert>
  return status === "syncing" ? <p className="soft">{sentences.syncing}</p> : null
}

function Loading() {
  return (
    <output className="skeleton">
      {sentences.loading}
      <i />
      <i />
    </output>
  )
}

function EmptyOutbox() {
  return (
    <div className="empty">
      <p>{sentences.empty}</p>
      <Link className="button primary" to="/log-workout/new">
        <Plus className="icon" aria-hidden />
        {sentences.logNewWorkout}
      </Link>
    </div>
  )
}
