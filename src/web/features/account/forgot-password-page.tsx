import { useState } from "react"
import { Link } from "react-router"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { EmailField } from "./email-field.tsx"
import { recoveryTarget } from "./mail-link-targets.ts"
import { sentences } from "./sentences.ts"
import { SubmitButton } from "./submit-button.tsx"
import { textOf, useSubmission } from "./use-submission.ts"

/** Requests a recovery email; the response is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState(false)
  const { busy, problem, onSubmit } = useSubmission(async (fields) => {
    setSent(false)
    const { error } = await backend.auth.resetPasswordForEmail(textOf(fields, "email"), {
      redirectTo: recoveryTarget(),
    })
    setSent(!error)
    return error
  })

  return (
    <AccountFrame title={sentences.forgotTitle}>
      {problem && <Alert tone="error">{problem.text}</Alert>}
      {sent && <Alert tone="success">{sentences.linkSent}</Alert>}
      <p className="soft">{sentences.forgotHint}</p>
      <form onSubmit={onSubmit}>
        <EmailField />
        <SubmitButton busy={busy} label={sentences.sendLink} />
      </form>
      <p>
        <Link to="/login">{sentences.backToLogin}</Link>
      </p>
    </AccountFrame>
  )
}
