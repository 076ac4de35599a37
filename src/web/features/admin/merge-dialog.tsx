import { useQuery } from "@tanstack/react-query"
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import { useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import styles from "./admin.module.css"
import { type LibraryExercise, mergePreviewQuery } from "./queries.ts"
import { useAdminAction } from "./use-admin-action.ts"
import { sentences } from "./library-sentences.ts"

interface MergeDialogProps {
  userId: string
  pair: readonly [LibraryExercise, LibraryExercise]
  onClose: () => void
  onMerged: () => void
}

/** Shows what merging two exercises would move, and merges them. The exercise with more sets is kept unless the admin swaps the two. */
export function MergeDialog({ userId, pair: [one, other], onClose, onMerged }: MergeDialogProps) {
  const [isSwapped, setSwapped] = useState(one.sets < other.sets)
  const [stays, goes] = isSwapped ? [other, one] : [one, other]
  const { data: preview } = useQuery(mergePreviewQuery(userId, goes.id, stays.id))
  const { isBusy, act } = useAdminAction(userId)

  async function merge() {
    const ids = { goes: goes.id, stays: stays.id }
    const isDone = await act(
      () => backend.rpc("admin_merge_exercises", ids),
      sentences.merged(goes.name, stays.name),
    )
    if (isDone) onMerged()
    onClose()
  }

  return (
    <Dialog
      title={sentences.mergeTitle}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {sentences.cancel}
          </button>
          <button
            type="button"
            className="button primary"
            disabled={isBusy || !preview}
            aria-busy={isBusy}
            onClick={() => void merge()}
          >
            {sentences.merge}
          </button>
        </>
      }
    >
      <div className={styles["sides"]}>
        <Side label={sentences.stays} exercise={stays} />
        <Side label={sentences.goes} exercise={goes} />
      </div>
      <button type="button" className="button" onClick={() => setSwapped(!isSwapped)}>
        <ArrowLeftRight className="icon" aria-hidden />
        {sentences.swap}
      </button>
      <ul className="small" aria-busy={!preview}>
        <li>{sentences.becomesAlias(goes.name)}</li>
        {preview && <li>{sentences.moves(preview.sets, preview.goals, preview.routines)}</li>}
        {preview && <li>{sentences.people(preview.people)}</li>}
        {preview && preview.both > 0 && <li>{sentences.both(preview.both)}</li>}
        <li>{sentences.undoable}</li>
      </ul>
    </Dialog>
  )
}

function Side({ label, exercise }: { label: string; exercise: LibraryExercise }) {
  return (
    <div className={styles["names"]}>
      <span className="label">{label}</span>
      <p>
        <b>{exercise.name}</b>
      </p>
      <span className="small soft">{sentences.sets(exercise.sets)}</span>
    </div>
  )
}
