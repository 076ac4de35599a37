import { useState } from "react"
import { Dialog } from "#web/ui/dialog.tsx"
import { sentences } from "./sentences.ts"

/** The beta badge; pressing it explains what that means. */
export function BetaBadge() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="badge-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="badge">Beta</span>
      </button>
      {open && (
        <Dialog
          title={sentences.betaTitle}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" className="button primary" onClick={() => setOpen(false)}>
              Close
            </button>
          }
        >
          <p>{sentences.beta}</p>
          <p className="small soft">{sentences.betaAdvice}</p>
        </Dialog>
      )}
    </>
  )
}
