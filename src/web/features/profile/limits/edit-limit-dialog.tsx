import { type SyntheticEvent, useId, useState } from "react"
import type { AvoidedRow } from "#web/backend/exercises/avoided-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import type { LimitTerms } from "./new-limit.ts"
import { sentences } from "./sentences.ts"
import { LevelField, readTerms, TermsFields, type TermsTexts } from "./terms-fields.tsx"

interface EditLimitDialogProps {
  row: AvoidedRow
  /** Returns what went wrong, or null. */
  save: (terms: LimitTerms) => Promise<string | null>
  onClose: () => void
}

/** The dialog for changing how strict a limit is, when it ends, and its note. */
export function EditLimitDialog({ row, save, onClose }: EditLimitDialogProps) {
  const [texts, setTexts] = useState<TermsTexts>({
    level: row.level,
    note: row.reason ?? "",
    lastDay: row.until ?? "",
  })
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const formId = useId()
  // An end date in the past is allowed to stay if only the note changes.
  const terms = readTerms(texts, texts.lastDay === row.until ? row.until : currentDay())
  const change = (changed: Partial<TermsTexts>) => setTexts({ ...texts, ...changed })

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setTried(true)
    if (terms === null || isBusy) return
    setBusy(true)
    const failure = await save(terms)
    setBusy(false)
    setProblem(failure)
    if (failure === null) onClose()
  }

  return (
    <Dialog
      title={sentences.edit(sentences.nameOf(row))}
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        <LevelField level={texts.level} onChange={change} />
        <TermsFields texts={texts} onChange={change} isRefused={isTried && terms === null} />
      </form>
    </Dialog>
  )
}
