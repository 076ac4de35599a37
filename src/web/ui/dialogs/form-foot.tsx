import { LoaderCircle } from "lucide-react"
import { sentences } from "../sentences.ts"

interface FormFootProps {
  /** The id of the dialog's form. */
  formId: string
  /** What submitting it does, in its own words: "Save Entry". */
  action: string
  busy: boolean
  /** Whether it destroys something. */
  danger?: boolean
  onCancel: () => void
}

/** A dialog form's buttons: cancel and submit. */
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
