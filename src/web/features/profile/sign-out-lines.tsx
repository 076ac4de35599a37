import { useState } from "react"
import { backend } from "#web/backend/client.ts"
import { forgetDrafts } from "#web/offline/drafts/person-drafts.ts"
import { expectSignOut, useUser } from "#web/backend/session.tsx"
import { useMessages } from "#web/ui/messages.tsx"
import { sentences } from "./sentences.ts"
import { useUnsentQuestion } from "./use-unsent-question.ts"

/** Ends sign-ins beyond this device: all others, or every one. */
export function SignOutLines() {
  const { id: userId } = useUser()
  const { say } = useMessages()
  const mayLeave = useUnsentQuestion()
  const [busy, setBusy] = useState(false)

  async function signOut(scope: "others" | "global", done: string) {
    if (busy) return
    setBusy(true)
    if (scope === "global" && !(await mayLeave())) return setBusy(false)
    if (scope === "global") expectSignOut()
    const { error } = await backend.auth.signOut({ scope })
    setBusy(false)
    if (error) return say(sentences.failedSignOut, { tone: "error" })
    if (scope === "global") forgetDrafts(userId)
    say(done)
  }

  return (
    <>
      <li>
        <span>Other devices</span>
        <button
          type="button"
          className="button"
          aria-busy={busy}
          onClick={() => void signOut("others", sentences.othersSignedOut)}
        >
          Sign Out Others
        </button>
      </li>
      <li>
        <span>All devices</span>
        <button
          type="button"
          className="button"
          aria-busy={busy}
          onClick={() => void signOut("global", sentences.signedOutEverywhere)}
        >
          Sign Out Everywhere
        </button>
      </li>
    </>
  )
}
