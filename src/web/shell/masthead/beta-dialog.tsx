import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences } from "./beta-sentences.ts"

/** Explains the beta badge. */
export function BetaDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={sentences.title}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          {shared.close}
        </button>
      }
    >
      <p>{sentences.beta}</p>
      <p className="small soft">{sentences.advice}</p>
    </Dialog>
  )
}
