import { type SyntheticEvent, useId, useState } from "react"
import type { AvoidedRow } from "#web/backend/exercises/avoided-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import type { LimitTarget, NewLimit } from "./new-limit.ts"
import { sentences } from "./sentences.ts"
import { TargetFields } from "./target-fields.tsx"
import { LevelField, readTerms, TermsFields, type TermsTexts } from "./terms-fields.tsx"

interface AddLimitDialogProps {
  userId: string
  /** The limits already on the list. */
  limits: readonly AvoidedRow[]
  /** Returns what went wrong, or null. */
  add: (limit: NewLimit) => Promise<string | null>
  onClose: () => void
}

/** Adds a joint, a movement, a muscle or an exercise to go easy on or avoid. */
export function AddLimitDialog({ userId, limits, add, onClose }: AddLimitDialogProps) {
  const [target, setTarget] = useState<LimitTarget | null>(null)
  const [texts, setTexts] = useState<TermsTexts>({ level: "avoid", note: "", lastDay: "" })
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const formId = useId()
  const terms = readTerms(texts, currentDay())
  const change = (changed: Partial<TermsTexts>) => setTexts({ ...texts, ...changed })

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setTried(true)
    if (target === null) return setProblem(sentences.missing)
    if (terms === null || isBusy) return
    setBusy(true)
    const failure = await add({ ...target, ...terms })
    setBusy(false)
    setProblem(failure)
    if (failure === null) onClose()
  }

  return (
    <Dialog
      title={sentences.addTitle}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        <LevelField level={texts.level} onChange={change} />
        <TargetFields
          userId={userId}
          limits={limits}
          onChoose={(chosen) => {
            setTarget(chosen)
            setProblem(null)
          }}
        />
        <TermsFields texts={texts} onChange={change} isRefused={isTried && terms === null} />
      </form>
    </Dialog>
  )
}
