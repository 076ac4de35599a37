import { useState } from "react"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { sentences } from "./sentences.ts"

const BetaDialog = lazyDialog(async () => (await import("./beta-dialog.tsx")).BetaDialog)

/** The beta badge. Pressing it explains what beta means. */
export function BetaBadge() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="badge-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="badge">{sentences.beta}</span>
      </button>
      {open && <BetaDialog onClose={() => setOpen(false)} />}
    </>
  )
}
