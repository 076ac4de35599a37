import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { backend } from "#web/backend/client.ts"
import { forgetDrafts } from "#web/offline/drafts/person-drafts.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { signOutEverywhere } from "#web/backend/session/sign-out.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"
import { useUnsentQuestion } from "./use-unsent-question.ts"

/** Signs out on all other devices, or on all devices. */
export function SignOutButtons({ onOthersEnded }: { onOthersEnded: () => void }) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const { say } = useMessages()
  const mayLeave = useUnsentQuestion()
  const [busy, setBusy] = useState(false)

  async function endOthers() {
    if (busy) return
    setBusy(true)
    const { error } = await backend.auth.signOut({ scope: "others" })
    setBusy(false)
    if (error) say(sentences.failedSignOut, { tone: "error" })
    else {
      say(sentences.othersSignedOut)
      onOthersEnded()
    }
  }

  async function endAll() {
    if (busy) return
    setBusy(true)
    const isAgreed = await mayLeave()
    const isDone = isAgreed && (await signOutEverywhere(client))
    setBusy(false)
    if (!isAgreed) return
    if (!isDone) return say(sentences.failedSignOut, { tone: "error" })
    forgetDrafts(userId)
    say(sentences.signedOutEverywhere)
  }

  return (
    <>
      <button type="button" className="button" aria-busy={busy} onClick={() => void endOthers()}>
        {sentences.signOutOthers}
      </button>
      <button type="button" className="button danger" aria-busy={busy} onClick={() => void endAll()}>
        {sentences.signOutEverywhere}
      </button>
    </>
  )
}
