import { useQueryClient } from "@tanstack/react-query"
import { LoaderCircle } from "lucide-react"
import LogOut from "lucide-react/icons/log-out"
import { useState } from "react"
import { signOut } from "#web/backend/session/sign-out.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { forgetDrafts } from "#web/offline/drafts/person-drafts.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"
import { useUnsentQuestion } from "./use-unsent-question.ts"

/** Signs out on this device. */
export function LogOutButton() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const { say } = useMessages()
  const mayLeave = useUnsentQuestion()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (leaving) return
    setLeaving(true)
    const isAgreed = await mayLeave()
    if (!isAgreed) return setLeaving(false)
    await signOut(client)
    forgetDrafts(userId)
    say(sentences.loggedOut)
  }

  return (
    <button type="button" className="button" aria-busy={leaving} onClick={() => void leave()}>
      {leaving ? <LoaderCircle className="icon" /> : <LogOut className="icon" />}
      {sentences.logOut}
    </button>
  )
}
