import { useQuery } from "@tanstack/react-query"
import { Pencil } from "lucide-react"
import { useState } from "react"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import styles from "../exercise.module.css"
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

interface OwnExerciseActsProps extends OwnExerciseProps {
  /** The address that shows another exercise. */
  addressOf: (exerciseId: string) => string
}

/** What can be done with one of the person's own exercises, with the dialogs for it. */
export function OwnExerciseActs({ userId, exercise, addressOf }: OwnExerciseActsProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // The exercises are queried here rather than in the dialogs, because closing a dialog would cancel the refetch after a change.
  const exercises = useQuery(exercisesQuery(userId)).data
  const setHidden = useHiding(userId, exercise)
  const close = () => setOpen(null)
  return (
    <div className={`row ${styles["acts"]}`}>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => setOpen({ dialog: "edit" })}
      >
        <Pencil className="icon" />
        {sentences.edit}
      </button>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => setOpen({ dialog: "merge", staysId: null })}
      >
        {sentences.mergeIntoAnother}
      </button>
      {!exercise.is_hidden && (
        <button type="button" className="button" onClick={() => void setHidden(true)}>
          {sentences.hide}
        </button>
      )}
      {open?.dialog === "edit" && (
        <EditDialog
          {...{ userId, exercise, exercises }}
          onMerge={(staysId) => setOpen({ dialog: "merge", staysId })}
          onClose={close}
        />
      )}
      {open?.dialog === "merge" && (
        <MergeDialog {...{ userId, exercise, exercises, addressOf }} staysId={open.staysId} onClose={close} />
      )}
    </div>
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
