import { type SyntheticEvent, useId, useState } from "react"
import { useNavigate } from "react-router"
import { readShape, shapeOf } from "#domain/programs/editing/program-shape.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { ShapeFields } from "./shape-fields.tsx"
import { sentences } from "./shape-sentences.ts"
import type { DayEditorProps } from "./use-day-editor.ts"
import { useDayList } from "./use-day-list.ts"

/** The form that changes a program's weeks and days per week, from now on. */
export function ChangeShape({ onClose, ...props }: DayEditorProps & { onClose: () => void }) {
  const { stored, program, run } = props
  const navigate = useNavigate()
  const formId = useId()
  const [draft, setDraft] = useState(() => shapeOf(program))
  const [isRefused, setRefused] = useState(false)
  const { isBusy, problem, change } = useDayList(props)
  const reading = readShape(program, draft)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setRefused(!reading.ok)
    if (!reading.ok) return
    void change(
      (now) => {
        const changed = readShape(now.program, draft)
        return changed.ok ? { ...now, program: changed.program } : now
      },
      { message: sentences.saved, onDone: () => void navigate(`/programs/${stored.id}`) },
    )
  }

  return (
    <Dialog
      title={sentences.change}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        <ShapeFields
          draft={draft}
          wrong={isRefused && !reading.ok ? reading.wrong : []}
          onChange={(fields) => setDraft((before) => ({ ...before, ...fields }))}
        />
        {run && <p className="small soft">{sentences.aboutRun}</p>}
      </form>
    </Dialog>
  )
}
