import { LoaderCircle } from "lucide-react"
import type { RoutineProblem } from "#domain/routines/routine-draft.ts"
import type { StorageState } from "#web/device/device-store.ts"
import type { SaveFailure } from "#web/offline/drafts/revised-save.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { SaveProblem } from "#web/ui/messages/save-problem.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import styles from "./routines.module.css"
import { sentenceOf } from "#web/repeating/save-failure-sentences.ts"
import { sentences } from "./sentences.ts"

interface SaveBarProps {
  /** The button's label: "Save Workout" or "Save Changes". */
  action: string
  isSaving: boolean
  /** Whether a name or an exercise is missing. */
  isBlocked: boolean
  /** Why the last save was refused. */
  refusal: RoutineProblem["problem"] | undefined
  failure: SaveFailure | null
  isEdit: boolean
  /** Why the other version couldn't be loaded. */
  loadProblem: string | undefined
  /** Whether unsaved changes are stored on this device; null if there are none. */
  keeping: StorageState | null
  onSave: () => void
  onKeepMine: (revision: number) => void
  onLoadTheirs: () => void
  onSaveAsNew: () => void
}

/** The save button, with any problems above it. */
export function SaveBar(props: SaveBarProps) {
  const { action, isSaving, isBlocked, refusal, failure, isEdit, loadProblem, keeping, onSave, ...ways } =
    props
  const isElsewhere = failure?.kind === "conflict" || failure?.kind === "gone"
  return (
    <div className={styles["save"]}>
      {refusal === "exercises" && <Alert tone="error">{sentences.problem("exercises")}</Alert>}
      {loadProblem !== undefined && <Alert tone="error">{loadProblem}</Alert>}
      {failure && (
        <SaveProblem
          sentence={sentenceOf(failure, isEdit)}
          advice={isElsewhere ? common.enteredIsHere : sentences.kept}
          newest={failure.kind === "conflict" ? failure.revision : null}
          saveAsNew={failure.kind === "gone" ? sentences.saveAsNew : null}
          {...ways}
        />
      )}
      {keeping !== null && keeping !== "kept" && <Alert tone="warning">{sentences.keptNowhere}</Alert>}
      <div className="row">
        <button
          type="button"
          className="button primary large"
          aria-disabled={isBlocked || isSaving || undefined}
          aria-busy={isSaving}
          onClick={onSave}
        >
          {isSaving && <LoaderCircle className="icon" />}
          {action}
        </button>
        {keeping === "kept" && <span className="label">{sentences.keptUnsaved}</span>}
      </div>
    </div>
  )
}
