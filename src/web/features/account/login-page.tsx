import { useState } from "react"
import { Link, useLocation } from "react-router"
import { backend } from "#web/backend/client.ts"
import { useSession } from "#web/backend/session.tsx"
import { Alert } from "#web/ui/alert.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { EmailField } from "./email-field.tsx"
import { confirmedAt } from "./mail-addresses.ts"
import { PasswordField } from "./password-field.tsx"
import { sentences } from "./sentences.ts"
import { SubmitButton } from "./submit-button.tsx"
import { reasonOf, textOf, useSubmission } from "./use-submission.ts"

const ChallengeForm = lazyPart(async () => (await import("./challenge-form.tsx")).ChallengeForm)

/** Signs in, in one step or two; the guard around it then moves on. */
export function LoginPage() {
  const { status } = useSession()
  return status === "challenged" ? <ChallengeForm /> : <PasswordForm />
}

function PasswordForm() {
  const { message, error } = arrivalState(useLocation().state)
  const [email, setEmail] = useState("")
  const { busy, problem, onSubmit } = useSubmission(async (fields) => {
    setEmail(textOf(fields, "email"))
    const reply = await backend.auth.signInWithPassword({
      email: textOf(fields, "email"),
      password: textOf(fields, "password"),
    })
    return reply.error
  })
  const shownError = problem?.text ?? error

  return (
    <AccountFrame title={sentences.loginTitle}>
      {message !== undefined && <Alert tone="success">{message}</Alert>}
      {shownError !== undefined && (
        <Alert tone="error">
          <p>{shownError}</p>
          {problem?.code === "email_not_confirmed" && <MailAgain email={email} />}
        </Alert>
      )}
      <form onSubmit={onSubmit}>
        <EmailField />
        <PasswordField label="Password" autoComplete="current-password" />
        <SubmitButton busy={busy} label={sentences.signIn} />
      </form>
      <div className="spread">
        <p>
          {sentences.noAccount} <Link to="/signup">{sentences.createOne}</Link>
        </p>
        <Link to="/forgot-password">{sentences.forgotLink}</Link>
      </div>
    </AccountFrame>
  )
}

/** Requests another confirmation mail; the response is the same whether or not the account exists. */
function MailAgain({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<string>()

  async function send() {
    const { error } = await backend.auth.resend({
      type: "signup",
      email,
      options: { emailRedirectTo: confirmedAt() },
    })
    setOutcome(error ? reasonOf(error) : sentences.mailSentAgain)
  }

  if (outcome !== undefined) return <p>{outcome}</p>
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => void send()}>
        {sentences.mailAgain}
      </button>
    </div>
  )
}

/** A message passed on by another screen: a success, or why a mail link did not work. */
function arrivalState(state: unknown): { message?: string; error?: string } {
  if (typeof state !== "object" || state === null) return {}
  return {
    ...("message" in state && typeof state.message === "string" ? { message: state.message } : {}),
    ...("error" in state && typeof state.error === "string" ? { error: state.error } : {}),
  }
}
