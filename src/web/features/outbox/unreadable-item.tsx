import { type QueuedRow, unknownTypeOf } from "#domain/saving/queue-row.ts"
import { OutboxEntry } from "./outbox-entry.tsx"
import styles from "./outbox.module.css"
import { saveFile } from "./save-file.ts"
import { sentences } from "./sentences.ts"
import { textOfRow } from "./text-of-row.ts"
import { useOutboxActions } from "./use-outbox-actions.ts"

/** A row that this release can't read. It is kept unchanged until the person decides what to do with it. */
export function UnreadableItem({ row, onGone }: { row: QueuedRow; onGone: () => void }) {
  const { discard } = useOutboxActions(onGone)
  const type = unknownTypeOf(row)
  return (
    <OutboxEntry
      name={sentences.unreadable}
      about={null}
      state="needs"
      status={
        <>
          {type !== undefined && <span className={styles["bad"]}>{sentences.unknownType(type)} </span>}
          <span className="soft">{sentences.unreadableAdvice}</span>
        </>
      }
    >
      <button
        type="button"
        className="button"
        onClick={() => saveFile("repertoire-entry.json", textOfRow(row))}
      >
        {sentences.export}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void discard(row, sentences.discarded(sentences.unreadable))}
      >
        {sentences.discard}
      </button>
    </OutboxEntry>
  )
}
