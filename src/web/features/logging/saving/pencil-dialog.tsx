import { plural } from "#domain/text/formats.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences } from "./sentences.ts"

interface PencilDialogProps {
  count: number
  onConfirmAll: () => void
  onLeaveOut: () => void
  onCancel: () => void
}

/** Asks before saving whether to leave out the sets that were never confirmed. */
export function PencilDialog({ count, onConfirmAll, onLeaveOut, onCancel }: PencilDialogProps) {
  return (
    <Dialog
      title={plural(count, { one: "Save without 1 set?", other: `Save without ${count} sets?` })}
      onClose={onCancel}
      footer={
        <>
          <button type="button" className="button quiet" onClick={onCancel}>
            Cancel
          </button>
          <button type="button" className="button" onClick={onLeaveOut}>
            Leave Out
          </button>
          <button type="button" className="button primary" onClick={onConfirmAll}>
            Confirm All
          </button>
        </>
      }
    >
      <p>{sentences.inPencil(count)}</p>
    </Dialog>
  )
}
