import { pencilledSets } from "#domain/saving/what-is-saved.ts"
import type { Draft } from "#domain/workout/draft.ts"
import { editDraft } from "#domain/workout/edit-draft.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import type { Workout } from "../drafting/use-workout.ts"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { sentences } from "./sentences.ts"
import type { Saving } from "./use-save.ts"

interface PencilDialogProps {
  draft: Draft
  edit: Workout["edit"]
  ledger: Pick<Ledger, "unchoose">
  saving: Pick<Saving, "save">
  onClose: () => void
}

/** Asks, before saving, whether to leave out the sets that were never confirmed. */
export function PencilDialog({ draft, edit, ledger, saving, onClose }: PencilDialogProps) {
  const pencilled = pencilledSets(draft)
  const count = pencilled.length

  function confirmAll() {
    const confirmation = {
      kind: "confirm_sets",
      set_ids: pencilled.map(({ id }) => id),
      is_done: true,
    } as const
    edit(confirmation)
    ledger.unchoose()
    save(editDraft(draft, confirmation))
  }
  function save(draftToSave: Draft) {
    onClose()
    void saving.save(draftToSave)
  }

  return (
    <Dialog
      title={sentences.saveWithout(count)}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="button" className="button" onClick={() => save(draft)}>
            {sentences.leaveOut}
          </button>
          <button type="button" className="button primary" onClick={confirmAll}>
            {sentences.confirmAll}
          </button>
        </>
      }
    >
      <p>{sentences.inPencil(count)}</p>
    </Dialog>
  )
}
