import { backend } from "#web/backend/client.ts"
import { Challenge } from "#web/second-factors/challenge.tsx"
import type { Way } from "#web/second-factors/ways.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import { sentences } from "./two-factor-sentences.ts"

interface ProveProps {
  ways: readonly Way[]
  onProved: () => void
  onClose: () => void
}

/** Asks for a second factor before an action that requires it. */
export function ProveDialog({ ways, onProved, onClose }: ProveProps) {
  return (
    <Dialog
      title={sentences.proveTitle}
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          {shared.cancel}
        </button>
      }
    >
      <Challenge auth={backend.auth} ways={ways} onProved={onProved} />
    </Dialog>
  )
}
