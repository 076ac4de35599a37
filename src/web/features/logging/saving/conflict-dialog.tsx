import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import type { StoredLog } from "#domain/saving/save-command.ts"
import { VersionsDialog } from "#web/workout-versions/versions-dialog.tsx"
import { sentences } from "./sentences.ts"
import { useToSummary } from "../logging-route.ts"
import { type GivingUp, useGivingUp } from "./use-giving-up.ts"
import type { Conflict, Saving } from "./use-save.ts"

interface ConflictDialogProps extends GivingUp {
  conflict: Conflict
  saving: Pick<Saving, "isSaving" | "saveOver" | "saveAsNew" | "decideLater">
}

/** Asks which version of the workout to keep, and clears or keeps the form accordingly. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { userId, draft, conflict, saving, onCleared } = props
  const giveUp = useGivingUp(props)
  const navigate = useNavigate()
  const toSummary = useToSummary()

  function keepTheirs(theirs: StoredLog | null) {
    if (!giveUp(theirs ? sentences.keptTheirs : sentences.gaveUp)) saving.decideLater()
    else if (!theirs) void navigate("/dashboard")
    else if (draft.log) onCleared()
    else toSummary(theirs.id)
  }

  return (
    <VersionsDialog
      userId={userId}
      mine={conflict.command}
      exercises={conflict.exercises}
      times={conflict.times}
      isBusy={saving.isSaving}
      onKeepMine={(theirs) => void saving.saveOver(draft, theirs)}
      onKeepTheirs={keepTheirs}
      onKeepBoth={() => void saving.saveAsNew(draft)}
      onClose={saving.decideLater}
    />
  )
}
