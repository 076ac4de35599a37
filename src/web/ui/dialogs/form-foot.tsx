import { LoaderCircle } from "lucide-react"
import { sentences } from "../sentences.ts"

interface FormFootProps {
  /** The id of the dialog's form. */
  formId: string
  /** The submit button's label, which names the action: "Save Entry". */
  action: string
  busy: boolean
  /** Whether the action destroys something. */
  danger?: boolean
  onCancel: () => void
}

/** The buttons of a dialog with a form: cancel and submit. */
export function FormFoot({ formId, action, busy, danger = false, onCancel }: FormFootProps) {
  return (
    <>
      <button type="button" className="button quiet" onClick={onCancel}>
        {sentences.cancel}
      </button>
      <button
        type="submit"
        form={formId}
        className={danger ? "button danger filled" : "button primary"}
        aria-busy={busy}
      >
        {busy && <LoaderCircle className="icon" />}
        {action}
      </button>
    </>
  )
}
