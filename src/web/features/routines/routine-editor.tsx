import { useRef } from "react"
import type { RoutineProblem } from "#domain/routines/routine-draft.ts"
import { Alert } from "#web/ui/alert.tsx"
import { useConfirm } from "#web/ui/confirm.tsx"
import { AddExercises } from "./add-exercises.tsx"
import { RoutineDetails } from "./routine-details.tsx"
import { RoutineStructure } from "./routine-structure.tsx"
import styles from "./routines.module.css"
import { SaveBar } from "./save-bar.tsx"
import { sentences } from "./sentences.ts"
import { type Editing, useRoutineEditor } from "./use-routine-editor.ts"

/** Texts in which the builder and the editor differ. */
interface EditorTexts {
  name: string
  structure: string
  save: string
  saved: string
  failedExercises: (reason: string) => string
}

type RoutineEditorProps = Pick<Editing, "userId" | "draftKey" | "start" | "isRestored" | "leadsTo"> & {
  texts: EditorTexts
  /** The person discards the restored draft and starts over. */
  onDiscarded: () => void
}

const fieldOf: Record<RoutineProblem["problem"], string> = {
  name: "[name=routine-name]",
  exercises: "[type=search]",
  sets: "[aria-invalid=true]",
}

/** The form of a routine. What was typed stays until it is saved or discarded, even after leaving the page. */
export function RoutineEditor({ texts, onDiscarded, ...editing }: RoutineEditorProps) {
  const page = useRef<HTMLDivElement>(null)
  const show = (problem: RoutineProblem["problem"]) =>
    page.current?.querySelector<HTMLElement>(fieldOf[problem])?.focus()
  const editor = useRoutineEditor({ ...editing, saved: texts.saved, show })
  const { draft, setDraft, problem, told } = editor
  const confirm = useConfirm()

  async function discard() {
    if (!(await confirm({ question: sentences.discard, action: "Discard", danger: true }))) return
    editor.forget()
    onDiscarded()
  }

  return (
    <div className={styles["builder"]} ref={page}>
      {editing.isRestored && <Restored onDiscard={() => void discard()} />}
      {/* Block edits while a save is in flight. */}
      <div className="stack-l" inert={editor.isSaving}>
        <RoutineDetails
          label={texts.name}
          draft={draft}
          isNameMissing={told === "name"}
          onChange={setDraft}
        />
        <AddExercises
          userId={editing.userId}
          draft={draft}
          onChange={setDraft}
          failedExercises={texts.failedExercises}
        />
      </div>
      <div>
        <div inert={editor.isSaving}>
          <RoutineStructure title={texts.structure} draft={draft} onChange={setDraft} />
        </div>
        <SaveBar
          action={texts.save}
          isSaving={editor.isSaving}
          isBlocked={problem === "name" || problem === "exercises"}
          told={told}
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
    </div>
  )
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={styles["restored"]}>
      <Alert tone="plain">
        <p>{sentences.restored}</p>
        <div className="row">
          <button type="button" className="button" onClick={onDiscard}>
            Discard
          </button>
        </div>
      </Alert>
    </div>
  )
}
