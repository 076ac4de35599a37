import type { GoTrueClient } from "@supabase/auth-js"
import { LoaderCircle } from "lucide-react"
import { type SyntheticEvent, useEffect, useState } from "react"
import { Alert } from "#web/ui/messages/alert.tsx"
import { CodeField } from "./code-field.tsx"
import { sentences } from "./sentences.ts"
import { proveByText, sendText } from "./text-factor.ts"

interface TextCodeFormProps {
  /** The client whose session is raised to the second assurance level. */
  auth: GoTrueClient
  factorId: string
  /** The label of the button that verifies the code. */
  action: string
  onProved: (() => void) | undefined
}

/** Sends a code to a factor's phone number, and verifies the code that the person enters. */
export function TextCodeForm({ auth, factorId, action, onProved }: TextCodeFormProps) {
  const { challengeId, failure, send } = useText(auth, factorId)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = new FormData(form).get("code")
    if (busy || challengeId === undefined || typeof code !== "string") return
    setBusy(true)
    setProblem(undefined)
    const reason = await proveByText(auth, factorId, challengeId, code)
    setBusy(false)
    if (reason === undefined) return onProved?.()
    setProblem(reason)
    form.querySelector("input")?.select()
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      {failure === undefined ? <p>{sentences.textSent}</p> : <Alert tone="error">{failure}</Alert>}
      <CodeField problem={problem} />
      <button type="submit" className="button primary large wide" aria-busy={busy}>
        {busy && <LoaderCircle className="icon" />}
        {action}
      </button>
      <button type="button" className="button quiet" onClick={() => void send()}>
        {sentences.textAgain}
      </button>
    </form>
  )
}

function useText(auth: GoTrueClient, factorId: string) {
  const [challengeId, setChallengeId] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function send() {
    setFailure(undefined)
    const sent = await sendText(auth, factorId)
    if ("problem" in sent) setFailure(sent.problem)
    else setChallengeId(sent.challengeId)
  }
  useEffect(() => {
    void send()
    // This effect runs only once, because every call sends another text message.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { challengeId, failure, send }
}
