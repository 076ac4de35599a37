import { LoaderCircle } from "lucide-react"
import { type SyntheticEvent, useEffect, useId, useRef } from "react"
import type { GoalForm } from "#domain/goals/goal-form.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { SaveProblem } from "#web/ui/messages/save-problem.tsx"
import { SideSheet } from "#web/ui/dialogs/side-sheet.tsx"
import { GoalFields } from "./goal-fields.tsx"
import styles from "./goals.module.css"
import type { Goal } from "./queries.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { formSentences as sentences, sentenceOf } from "./form-sentences.ts"
import { useGoalEditor } from "./use-goal-editor.ts"

interface GoalEditorProps {
  userId: string
  /** The goal being edited; null for a new one. */
  start: Goal | null
  /** The initial values for a new goal; null for an empty form. */
  prefill: GoalForm | null
  /** All exercises; undefined while they load, or if loading failed. */
  exercises: readonly Exercise[] | undefined
  system: UnitSystem
  onClose: () => void
}

/** The goal form in a sheet. Typed text is kept, even after the sheet is closed, until the goal is saved or the form is canceled. */
export function GoalEditor(props: GoalEditorProps) {
  const { userId, start, prefill, exercises, system, onClose } = props
  const editor = useGoalEditor({ userId, start, prefill, system, onSaved: onClose })
  const { goal, form, unit, refused, failure, loadProblem, notice, forget } = editor
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => fields.current?.querySelector("input")?.focus(), [])
  useEffect(() => {
    // Focus the first invalid field after every attempt to save.
    if (refused) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [refused])

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const date = event.currentTarget.querySelector<HTMLInputElement>("input[type=date]")
    void editor.submit(date?.validity.badInput === true)
  }

  function cancel() {
    forget()
    onClose()
  }

  return (
    <SideSheet
      title={start ? sentences.editTitle : sentences.newTitle}
      onClose={onClose}
      footer={
        <>
          {/* The message is next to the pressed button, because on a phone the top of the form is far above it. */}
          <div className={styles["problems"]}>
            {refused?.problem === "missing" && <Alert tone="error">{sentences.problem("missing")}</Alert>}
            {loadProblem !== undefined && <Alert tone="error">{loadProblem}</Alert>}
            {failure && (
              <SaveProblem
                sentence={sentenceOf(failure)}
                advice={later.enteredIsHere}
                newest={failure.kind === "conflict" ? failure.revision : null}
                saveAsNew={failure.kind === "gone" ? sentences.saveAsNew : null}
                onKeepMine={(newest) => void editor.keepMine(newest)}
                onLoadTheirs={() => void editor.loadTheirs()}
                onSaveAsNew={() => void editor.saveAsNew()}
              />
            )}
          </div>
          <button type="submit" form={formId} className="button primary" aria-busy={editor.isSaving}>
            {editor.isSaving && <LoaderCircle className="icon" />}
            {sentences.save}
          </button>
          <button type="button" className="button quiet" onClick={cancel}>
            {common.cancel}
          </button>
        </>
      }
    >
      <form id={formId} className={styles["form"]} ref={fields} noValidate onSubmit={submit}>
        {editor.isRestored && <Alert tone="plain">{sentences.restored}</Alert>}
        {notice && (
          <Alert tone="plain">
            <p>{notice.text}</p>
            {notice.undo && (
              <div className="row">
                <button type="button" className="button" onClick={notice.undo}>
                  {common.undo}
                </button>
              </div>
            )}
          </Alert>
        )}
        <GoalFields
          {...{ form, goal, exercises, unit }}
          refused={refused?.problem}
          onChange={editor.setForm}
        />
      </form>
    </SideSheet>
  )
}
