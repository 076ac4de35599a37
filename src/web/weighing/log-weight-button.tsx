import Scale from "lucide-react/icons/scale"
import { useState } from "react"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { sentences } from "./sentences.ts"

/** The dialog for logging a weight, fetched when it is opened. */
export const LogWeightDialog = lazyDialog(
  async () => (await import("./log-weight-dialog.tsx")).LogWeightDialog,
)

/** Logs a body weight without leaving the page. One press opens the dialog with the last weight filled in, and the next one saves it. */
export function LogWeightButton({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Scale className="icon" aria-hidden />
        {sentences.open}
      </button>
      {isOpen && <LogWeightDialog userId={userId} onClose={() => setOpen(false)} />}
    </>
  )
}
