import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { newId } from "#web/device/new-id.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** Shows the tour again on the next page load. */
export function OnboardingLine() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const { say } = useMessages()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function restart() {
    if (busy) return
    setBusy(true)
    setHasFailed(false)
    // Whether to show the tour is decided once per page load, so the query must not run again before the next one.
    const key = userKey(userId, "onboarding")
    await client.cancelQueries({ queryKey: key })
    client.setQueryData(key, (known: unknown) => known ?? { onboarding_completed: true, unit_system: null })
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
        <span className="grow">{sentences.onboarding}</span>
        <button type="button" className="button" aria-busy={busy} onClick={() => void restart()}>
          {sentences.rerunOnboarding}
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
