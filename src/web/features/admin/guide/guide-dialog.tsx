import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useId, useMemo, useState } from "react"
import { draftOfGuide, guideOfDraft, isSameGuide } from "#domain/guide/guide-draft.ts"
import { guideOf, withWords } from "#domain/guide/guide.ts"
import {
  countGuideWords,
  readWrittenGuide,
  type WrittenGuide,
  wordLimit,
} from "#domain/guide/written-guide.ts"
import { backend } from "#web/backend/client.ts"
import { exercisesKey } from "#web/backend/exercises/exercise-queries.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import type { LibraryExercise } from "../queries.ts"
import { useAdminAction } from "../use-admin-action.ts"
import { DrawingChoice } from "./drawing-choice.tsx"
import { GuidePreview, WordCount } from "./guide-preview.tsx"
import styles from "./guide.module.css"
import { sentences } from "./sentences.ts"
import { WordsForm } from "./words-form.tsx"

interface GuideDialogProps {
  userId: string
  exercise: LibraryExercise
  /** The whole library, for the links to easier and harder exercises. */
  library: readonly LibraryExercise[]
  onClose: () => void
}

/** Lets an admin choose the drawing of a library exercise and edit its instructions, beside a preview. */
export function GuideDialog({ userId, exercise, library, onClose }: GuideDialogProps) {
  const { id, name, moves_like: movesLike, primary_muscles: muscles } = exercise
  const formId = useId()
  const client = useQueryClient()
  const confirm = useConfirm()
  const { isBusy, act } = useAdminAction(userId)
  const [drawing, setDrawing] = useState(movesLike ?? name)
  const own = guideOf(name) ?? guideOf(movesLike ?? name)
  const [before] = useState(() => draftOfGuide(readWrittenGuide(exercise.guide) ?? own))
  const [draft, setDraft] = useState(before)
  const others = useMemo(
    () => new Set(library.flatMap((each) => (each.id === id ? [] : [each.name]))),
    [library, id],
  )
  const guide = guideOfDraft(draft)

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (isRefused(guide, others)) return
    const isDone = await act(
      () =>
        backend.rpc("admin_save_guide", {
          ...{ exercise_id: id, moves_like: drawing === name ? null : drawing },
          ...(guide && !isSameGuide(guide, own) && { guide }),
        }),
      sentences.saved,
    )
    if (!isDone) return
    onClose()
    await client.invalidateQueries({ queryKey: exercisesKey(userId) })
  }

  async function close() {
    const isChanged = drawing !== (movesLike ?? name) || !isSameGuide(guide, guideOfDraft(before))
    const question = { question: sentences.discardQuestion, action: sentences.discard, danger: true }
    if (!isChanged || (await confirm(question))) onClose()
  }

  return (
    <Dialog
      title={sentences.title(name)}
      onClose={() => void close()}
      footer={
        <FormFoot formId={formId} action={sentences.save} busy={isBusy} onCancel={() => void close()} />
      }
    >
      <form id={formId} className={styles["form"]} onSubmit={(event) => void save(event)}>
        <DrawingChoice {...{ name, muscles, drawing }} onChoose={setDrawing} />
        <section className={styles["part"]} aria-labelledby="guide-words">
          <h3 id="guide-words">{sentences.words}</h3>
          <div className="stack">
            <WordsForm {...{ draft, exercises: others, isWritten: guide !== null }} onChange={setDraft} />
            <WordCount guide={guide} />
            {!isSameGuide(guide, own) && (
              <button type="button" className="button" onClick={() => setDraft(draftOfGuide(own))}>
                {own ? sentences.shippedWords : sentences.withoutWords}
              </button>
            )}
          </div>
          <GuidePreview entry={guide ? withWords(guide, own) : own} />
        </section>
      </form>
    </Dialog>
  )
}

/** Whether a guide can't be saved as it is. Its fields say why. */
function isRefused(guide: WrittenGuide | null, others: ReadonlySet<string>): boolean {
  if (!guide) return false
  const links = "line" in guide ? [] : [guide.easier, guide.harder]
  const leadsNowhere = links.some((link) => link !== null && !others.has(link))
  return leadsNowhere || countGuideWords(guide) > wordLimit
}
