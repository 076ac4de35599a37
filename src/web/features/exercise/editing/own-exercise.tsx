import { useQuery } from "@tanstack/react-query"
import { Pencil } from "lucide-react"
import { useState } from "react"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import type { ShownExercise } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { useHiding } from "./use-hiding.ts"

const EditDialog = lazyDialog(async () => (await import("./edit-dialog.tsx")).EditDialog)
const MergeDialog = lazyDialog(async () => (await import("./merge-dialog.tsx")).MergeDialog)

interface OwnExerciseProps {
  userId: string
  exercise: ShownExercise
}

type OpenDialog = { dialog: "edit" } | { dialog: "merge"; staysId: string | null }

/** The edit button for one of the person's own exercises, with its dialogs. */
export function EditExercise({ userId, exercise }: OwnExerciseProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // The exercises are queried here rather than in the dialogs, because closing a dialog would cancel the refetch after a change.
  const exercises = useQuery(exercisesQuery(userId)).data
  const setHidden = useHiding(userId, exercise)
  const close = () => setOpen(null)
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => setOpen({ dialog: "edit" })}
      >
        <Pencil className="icon" />
        {sentences.edit}
      </button>
      {open?.dialog === "edit" && (
        <EditDialog
          {...{ userId, exercise, exercises }}
          onMerge={(staysId) => setOpen({ dialog: "merge", staysId })}
          onHide={() => {
            close()
            void setHidden(true)
          }}
          onClose={close}
        />
      )}
      {open?.dialog === "merge" && (
        <MergeDialog {...{ userId, exercise, exercises }} staysId={open.staysId} onClose={close} />
      )}
    </>
  )
}

/** The notice that an exercise is hidden, with a button to show it again. */
export function HiddenNotice({ userId, exercise }: OwnExerciseProps) {
  const setHidden = useHiding(userId, exercise)
  return (
    <Alert tone="plain">
      <p>{sentences.isHidden}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void setHidden(false)}>
          {sentences.show}
        </button>
      </div>
    </Alert>
  )
}
