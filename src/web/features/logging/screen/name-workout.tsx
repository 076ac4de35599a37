import { PencilLine } from "lucide-react"
import { useState } from "react"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { details } from "./sentences.ts"

const NameDialog = lazyDialog(async () => (await import("./name-dialog.tsx")).NameDialog)

/** The pencil beside the workout's name, which opens the dialog to change it. */
export function NameWorkout({ name, edit }: { name: string | null; edit: (edit: DraftEdit) => void }) {
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button quiet square"
        aria-label={details.nameThis}
        aria-haspopup="dialog"
        onClick={() => setNaming(true)}
      >
        <PencilLine className="icon" />
      </button>
      {isNaming && (
        <NameDialog
          name={name}
          onName={(text) => edit({ kind: "name_workout", text })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
