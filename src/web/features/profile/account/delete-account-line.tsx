import { useState } from "react"
import { DeleteAccountDialog } from "./delete-account-dialog.tsx"
import { sentences } from "./sentences.ts"

/** The line for deleting the account with everything in it. */
export function DeleteAccountLine() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <span className="grow">{sentences.deleteLine}</span>
      <button type="button" className="button danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {sentences.deleteAccount}
      </button>
      {isOpen && <DeleteAccountDialog onClose={() => setIsOpen(false)} />}
    </li>
  )
}
