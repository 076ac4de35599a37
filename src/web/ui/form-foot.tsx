import { LoaderCircle } from "lucide-react"

interface FormFootProps {
  /** The form in the dialog. */
  formId: string
  /** What sending it does, in its own words: "Save Entry". */
  action: string
  busy: boolean
  /** Whether something is lost by it. */
  danger?: boolean
  onCancel: () => void
}

/** The buttons under a form in a dialog: the way back, and what sends the form. */
export function FormFoot({ formId, action, busy, danger = false, onCancel }: FormFootProps) {
  return (
    <>
      <button type="button" className="button quiet" onClick={onCancel}>
        Cancel
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
