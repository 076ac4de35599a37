import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { details } from "./sentences.ts"
import { adHocName } from "#domain/text/missing-name-words.ts"

// The maximum number of characters that the database accepts.
const longestName = 200

interface NameDialogProps {
  name: string | null
  onName: (text: string) => void
  onClose: () => void
}

/** Names the workout; an empty name removes the name. */
export function NameDialog({ name, onName, onClose }: NameDialogProps) {
  const [text, setText] = useState(name ?? "")
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector("input")?.focus(), [])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onName(text)
    onClose()
  }

  return (
    <Dialog
      title={details.nameThis}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={details.saveName} busy={false} onCancel={onClose} />}
    >
      <form id={formId} ref={form} className="stack" noValidate onSubmit={submit}>
        <TextField
          label={details.name}
          placeholder={adHocName}
          maxLength={longestName}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
