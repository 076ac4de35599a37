import { useQueryClient } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { type SyntheticEvent, useId, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { type NewProgramDraft, readNewProgram } from "#domain/programs/editing/new-program.ts"
import { newId } from "#web/device/new-id.ts"
import { isSame } from "#web/device/device-store.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { type ProgramToSave, sendProgram } from "#web/programs/send-program.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { failureOfNew } from "#web/programs/new-program-sentences.ts"
import { sentences } from "./new-program-sentences.ts"
import { ShapeFields } from "./shape-fields.tsx"

/** The button for building a program from scratch. */
export function BuildOwn({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus className="icon" />
        {sentences.buildOwn}
      </button>
      {isOpen && <BuildDialog userId={userId} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The form for a new program's name, days per week and weeks. Days and exercises are added afterwards. */
function BuildDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const formId = useId()
  const [draft, setDraft] = useState<NewProgramDraft>({ name: "", days: "3", weeks: "" })
  const [isRefused, setRefused] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // If the response was lost, the same save is sent again.
  const sent = useRef<ProgramToSave | null>(null)
  const reading = readNewProgram(draft)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setRefused(true)
    if (!reading.ok || isSaving) return
    const { program } = reading
    if (!sent.current || !isSame(sent.current.program, program))
      sent.current = { op_id: newId(), id: newId(), program, days: [], revision: null }
    setSaving(true)
    const outcome = await sendProgram(sent.current)
    setSaving(false)
    if (outcome.kind !== "saved") return setProblem(failureOfNew(outcome))
    await refreshPrograms(client, userId)
    void navigate(`/programs/${outcome.id}/days/1`)
  }

  const wrong = isRefused && !reading.ok ? reading.wrong : []

  return (
    <Dialog
      title={sentences.buildOwn}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.begin} busy={isSaving} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        <TextField
          label={sentences.name}
          maxLength={200}
          autoComplete="off"
          value={draft.name}
          problem={wrong.includes("name") ? sentences.wrongName : undefined}
          onChange={({ target: { value } }) => setDraft((before) => ({ ...before, name: value }))}
        />
        <ShapeFields
          draft={draft}
          wrong={wrong}
          onChange={(fields) => setDraft((before) => ({ ...before, ...fields }))}
        />
      </form>
    </Dialog>
  )
}
