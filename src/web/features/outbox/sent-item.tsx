import type { SentWorkout } from "#web/offline/outbox.ts"
import { ServerIcon } from "#web/ui/own-icons.tsx"
import styles from "./outbox.module.css"
import { dayOf, nameOf } from "./readable-workout.ts"
import { sentences } from "./sentences.ts"

/** A workout that went out while this page was open. */
export function SentItem({ sent: { operation, at } }: { sent: SentWorkout }) {
  const title = `sent-${operation.id}`
  return (
    <li className={styles["item"]} aria-labelledby={title}>
      <div className="grow">
        <h2 id={title} className={styles["name"]}>
          {nameOf(operation)}
        </h2>
        <p className="label">
          {dayOf(operation)}, {sentences.sets(operation.payload.setLogsData.length)}
        </p>
      </div>
      <span className="state server">
        <ServerIcon />
        {sentences.server}
      </span>
      <p className={`small soft ${styles["words"]}`}>{sentences.sentAt(at)}</p>
    </li>
  )
}
