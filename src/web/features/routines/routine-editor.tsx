import { PencilLine, Plus } from "lucide-react"
import { useRef, useState } from "react"
import type { RoutineDraft, RoutineProblem } from "#domain/routines/routine-draft.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { useWide } from "#web/ui/use-wide.ts"
import { AddExercises } from "./add-exercises.tsx"
import { PrintRoutine } from "./printing/print-routine.tsx"
import { RoutineDetails } from "./routine-details.tsx"
import { RoutineStructure } from "./routine-structure.tsx"
import styles from "./routines.module.css"
import { SaveBar } from "./save-bar.tsx"
import { sentences } from "./sentences.ts"
import { type Editing, useRoutineEditor } from "./use-routine-editor.ts"

/** The wording that differs between the builder and the editor. */
interface EditorTexts {
  name: string
  structure: string
  save: string
  saved: string
  failedExercises: (reason: string) => string
}

type RoutineEditorProps = Pick<Editing, "userId" | "draftKey" | "start" | "isRestored" | "leadsTo"> & {
  texts: EditorTexts
  /** Called when the restored draft has been discarded and the editor must start over. */
  onDiscarded: () => void
}

const fieldOf: Record<RoutineProblem["problem"], string> = {
  name: "[name=routine-name]",
  exercises: "[type=search]",
  sets: "[aria-invalid=true]",
  planned: "[aria-invalid=true]",
}

/** The routine form. Its draft is kept until it is saved or discarded, even if the person leaves the page. */
export function RoutineEditor({ texts, onDiscarded, ...editing }: RoutineEditorProps) {
  const page = useRef<HTMLDivElement>(null)
  const isWide = useWide()
  const [sheet, openSheet] = useState<Sheet | null>(null)
  function show(problem: RoutineProblem["problem"]) {
    if (isWide || problem === "sets" || problem === "planned")
      page.current?.querySelector<HTMLElement>(fieldOf[problem])?.focus()
    else openSheet(problem === "name" ? "details" : "picker")
  }
  const editor = useRoutineEditor({ ...editing, saved: texts.saved, show })
  const { draft, setDraft, problem, refusal } = editor
  const confirm = useConfirm()

  async function discard() {
    if (!(await confirm({ question: sentences.discard, action: common.discard, danger: true }))) return
    editor.forget()
    onDiscarded()
  }

  const details = (
    <RoutineDetails label={texts.name} draft={draft} isNameMissing={refusal === "name"} onChange={setDraft} />
  )
  const picker = (
    <AddExercises
      userId={editing.userId}
      draft={draft}
      onChange={setDraft}
      failedExercises={texts.failedExercises}
    />
  )
  return (
    <div className={styles["builder"]} ref={page}>
      {editing.isRestored && <RestoredNotice onDiscard={() => void discard()} />}
      {/* Block edits while a save is in flight. */}
      {isWide ? (
        <div className="stack-l" inert={editor.isSaving}>
          {details}
          {picker}
        </div>
      ) : (
        <DetailsButton draft={draft} isNameMissing={refusal === "name"} onOpen={() => openSheet("details")} />
      )}
      <div>
        <div inert={editor.isSaving}>
          <RoutineStructure title={texts.structure} draft={draft} onChange={setDraft} />
          {!isWide && (
            <button
              type="button"
              className="button wide"
              aria-haspopup="dialog"
              onClick={() => openSheet("picker")}
            >
              <Plus className="icon" />
              {sentences.addExercises}
            </button>
          )}
        </div>
        {draft.parts.length > 0 && <PrintRoutine userId={editing.userId} {...{ draft }} />}
        <SaveBar
          action={texts.save}
          isSaving={editor.isSaving}
          isBlocked={problem === "name" || problem === "exercises"}
          refusal={refusal}
          failure={editor.failure}
          isEdit={editing.start.base !== null}
          loadProblem={editor.loadProblem}
          keeping={editor.keeping}
          onSave={() => void editor.submit()}
          onKeepMine={(revision) => void editor.saveOver(revision)}
          onLoadTheirs={() => void editor.loadTheirs()}
          onSaveAsNew={() => void editor.saveAsNew()}
        />
      </div>
      {!isWide && sheet !== null && (
        <Dialog
          title={sheet === "details" ? sentences.details : sentences.addExercises}
          bottom
          onClose={() => openSheet(null)}
          footer={
            <button type="button" className="button primary" onClick={() => openSheet(null)}>
              {common.done}
            </button>
          }
        >
          <div className={styles["sheet"]}>{sheet === "details" ? details : picker}</div>
        </Dialog>
      )}
    </div>
  )
}

/** A sheet that opens over the structure on phones. */
type Sheet = "details" | "picker"

interface DetailsButtonProps {
  draft: RoutineDraft
  isNameMissing: boolean
  onOpen: () => void
}

/** The routine's name and description, shown on phones. Pressing them opens their form. */
function DetailsButton({ draft, isNameMissing, onOpen }: DetailsButtonProps) {
  return (
    <button type="button" className={styles["detailsButton"]} aria-haspopup="dialog" onClick={onOpen}>
      <span className="hidden-text">{sentences.details}: </span>
      <span className={styles["detailsText"]}>
        <b className={draft.name.trim() === "" ? "pencil" : undefined}>{draft.name || sentences.nameIt}</b>
        {draft.description !== "" && <span className="small soft">{draft.description}</span>}
        {isNameMissing && <span className={styles["problem"]}>{sentences.problem("name")}</span>}
      </span>
      <PencilLine className="icon" aria-hidden />
    </button>
  )
}

/** A notice that unsaved changes were restored from this device. */
function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={styles["restored"]}>
      <Alert tone="plain">
        <p>{sentences.restored}</p>
        <div className="row">
          <button type="button" className="button" onClick={onDiscard}>
            {common.discard}
          </button>
        </div>
      </Alert>
    </div>
  )
}
