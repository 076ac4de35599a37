import { useEffect, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { confirmationTarget } from "./mail-link-targets.ts"
import { sentences } from "./sentences.ts"
import { SubmitButton } from "./submit-button.tsx"
import { reasonOf, textOf, useSubmission } from "./use-submission.ts"

/** The server's minimum time between two emails to the same address. */
const secondsBetweenEmails = 60

/** Emails a sign-in link to an address if an account has that address. Returns why the request failed, if it did. */
export async function mailLink(email: string): Promise<string | undefined> {
  const { error } = await backend.auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: confirmationTarget() },
  })
  // This error code means that no account has this address, which must not be revealed.
  return error && error.code !== "otp_disabled" ? reasonOf(error) : undefined
}

interface LinkSentProps {
  email: string
  onOtherWay: () => void
}

/** The message after the email is sent. The email's code can be entered here; its link works in any browser. */
export function LinkSent({ email, onOtherWay }: LinkSentProps) {
  const { busy, problem, onSubmit } = useSubmission(async (fields) => {
    const token = textOf(fields, "code").replaceAll(/\s/g, "")
    return (await backend.auth.verifyOtp({ email, token, type: "email" })).error
  })
  return (
    <AccountFrame title={sentences.linkSentTitle}>
      <p>{sentences.signInLinkSent(email)}</p>
      {problem && <Alert tone="error">{problem.text}</Alert>}
      <form onSubmit={onSubmit}>
        <TextField
          label={sentences.codeFromMail}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={7}
          required
        />
        <SubmitButton busy={busy} label={sentences.signIn} />
      </form>
      <div className="row">
        <SendAgain email={email} />
        <button type="button" className="button quiet" onClick={onOtherWay}>
          {sentences.otherWay}
        </button>
      </div>
    </AccountFrame>
  )
}

function SendAgain({ email }: { email: string }) {
  const [left, setLeft] = useState(secondsBetweenEmails)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  async function send() {
    const reason = await mailLink(email)
    setProblem(reason)
    if (reason === undefined) setLeft(secondsBetweenEmails)
  }

  return (
    <>
      <button type="button" className="button" disabled={left > 0} onClick={() => void send()}>
        {sentences.sendAgain}
      </button>
      {left > 0 && <span className="small soft">{sentences.inSeconds(left)}</span>}
      {problem !== undefined && <span className="small">{problem}</span>}
    </>
  )
}
