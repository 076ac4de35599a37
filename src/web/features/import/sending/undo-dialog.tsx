import { formatDay } from "#domain/days/day-text.ts"
import { dayHere } from "#web/device/day-here.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as ofImport } from "../sentences.ts"
import { sentences } from "./undo-sentences.ts"
import styles from "../import.module.css"
import type { useUndo } from "./use-undo.ts"

/** Asks the person to confirm that the import should be undone, and what to do with workouts edited since the import. */
export function UndoDialog({ undoing }: { undoing: ReturnType<typeof useUndo> }) {
  const { question, close, undo, isBusy } = undoing
  if (!question) return null
  const { about, edited } = question
  return (
    <Dialog
      title={sentences.question}
      onClose={close}
      footer={
        <>
          <button type="button" className="button quiet" onClick={close}>
            {common.cancel}
          </button>
          {edited && (
            <button
              type="button"
              className="button"
              aria-busy={isBusy}
              onClick={() => void undo(about, true)}
            >
              {sentences.keepEdited(edited.count)}
            </button>
          )}
          <button
            type="button"
            className="button danger filled"
            aria-busy={isBusy}
            onClick={() => void (edited ? undo(about, false) : undo(about))}
          >
            {edited ? sentences.removeAll(about.workouts) : ofImport.undoImport}
          </button>
        </>
      }
    >
      <p>
        {edited
          ? sentences.editedSince(about.workouts, edited.count)
          : sentences.removes(about.workouts, about.weights)}
      </p>
      {edited && (
        <ul className={styles["here"]}>
          {edited.edited.map(({ name, date, updated_at }) => (
            <li key={`${date} ${updated_at}`}>
              <span className="grow">{name ?? ofImport.unnamed}</span>
              <span className="label">
                {sentences.editedOn(
                  formatDay(date, "monthAndDay"),
                  formatDay(dayHere(updated_at), "monthAndDay"),
                )}
              </span>
            </li>
          ))}
          {edited.count > edited.edited.length && (
            <li className="soft">{sentences.andMore(edited.count - edited.edited.length)}</li>
          )}
        </ul>
      )}
    </Dialog>
  )
}
