import { LogOut } from "lucide-react"
import { useState } from "react"
import { signOut } from "#web/backend/sign-out.ts"
import { useMessages } from "#web/ui/messages.tsx"
import { sentences } from "./sentences.ts"
import { useUnsentQuestion } from "./use-unsent-question.ts"

/** Ends the sign-in on this device. */
export function LogOutButton() {
  const { say } = useMessages()
  const mayLeave = useUnsentQuestion()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (!(await mayLeave())) return
    setLeaving(true)
    await signOut()
    say(sentences.loggedOut)
  }

  return (
    <button type="button" className="button quiet" disabled={leaving} onClick={() => void leave()}>
      <LogOut className="icon" />
      {sentences.logOut}
    </button>
  )
}
