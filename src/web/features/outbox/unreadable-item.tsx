import type { QueuedRow } from "#web/offline/queue-store.ts"
import { NeedsIcon } from "#web/ui/own-icons.tsx"
import styles from "./outbox.module.css"
import { saveFile } from "./save-file.ts"
import { sentences } from "./sentences.ts"
import { useOutboxActions } from "./use-outbox-actions.ts"

const knownType = "saveWorkoutLog"

/** A row that this release can't read: it is left alone until the person decides. */
export function UnreadableItem({ row, onGone }: { row: QueuedRow; onGone: () => void }) {
  const { discard } = useOutboxActions(onGone)
  const title = `out-${row.id}`
  const isUnknown = typeof row.type === "string" && row.type !== knownType
  return (
    <li className={styles["item"]} aria-labelledby={title}>
      <div className="grow">
        <h2 id={title} className={styles["name"]}>
          {sentences.unreadable}
        </h2>
      </div>
      <span className="state needs">
        <NeedsIcon />
        {sentences.needs}
      </span>
      <p className={`small ${styles["words"]}`}>
        {isUnknown && <span className={styles["bad"]}>{sentences.unknownType(String(row.type))} </span>}
        <span className="soft">{sentences.unreadableAdvice}</span>
      </p>
      <div className={`row ${styles["tools"]}`}>
        <button
          type="button"
          className="button"
          onClick={() => saveFile("repertoire-entry.json", JSON.stringify(row, null, 2))}
        >
          Export
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => void discard(row, sentences.unreadable)}
        >
          Discard
        </button>
      </div>
    </li>
  )
}
