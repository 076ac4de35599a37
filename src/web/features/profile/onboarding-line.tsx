import { useState } from "react"
import { useNavigate } from "react-router"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/offline/new-id.ts"
import { Alert } from "#web/ui/alert.tsx"
import { useMessages } from "#web/ui/messages.tsx"
import { sentences } from "./sentences.ts"

/** Lets the tour start again on the next page load. */
export function OnboardingLine() {
  const { say } = useMessages()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function restart() {
    if (busy) return
    setBusy(true)
    setHasFailed(false)
    const profile = { onboarding_completed: false }
    const { error } = await backend.rpc("save_profile", { op_id: newId(), profile })
    setBusy(false)
    if (error) return setHasFailed(true)
    say(sentences.onboardingRestarts)
    await navigate("/dashboard")
  }

  return (
    <>
      <li>
        <span>Onboarding</span>
        <button type="button" className="button" aria-busy={busy} onClick={() => void restart()}>
          Re-run Onboarding
        </button>
      </li>
      {hasFailed && (
        <li>
          <Alert tone="error">{sentences.failedReset}</Alert>
        </li>
      )}
    </>
  )
}
