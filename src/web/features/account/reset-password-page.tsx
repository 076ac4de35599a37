import { useNavigate } from "react-router"
import { backend } from "#web/backend/client.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { useKeysToKeep } from "#web/backend/personal-keys/use-keys-to-keep.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { KeepKeys } from "#web/ui/fields/keep-keys.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { PasswordField } from "./password-field.tsx"
import { sentences } from "./sentences.ts"
import { SubmitButton } from "./submit-button.tsx"
import { textOf, useSubmission } from "./use-submission.ts"

/** Sets a new password after the link in a recovery email has signed the person in. */
export function ResetPasswordPage() {
  const { email, id } = useUser()
  const keys = useKeysToKeep(id)
  const navigate = useNavigate()
  const { say } = useMessages()
  const { busy, problem, onSubmit } = useSubmission(async (fields) => {
    const { error } = await backend.auth.updateUser({
      password: textOf(fields, "password"),
      ...(keys.isKept && { keep_personal_keys: true }),
    })
    if (error) return error
    say(sentences.passwordSaved(keys.countEnded()))
    void navigate("/dashboard", { replace: true })
    return null
  })

  return (
    <AccountFrame title={sentences.resetTitle}>
      {problem && <Alert tone="error">{problem.text}</Alert>}
      <form onSubmit={onSubmit}>
        {/* Tells password managers which account the new password is for. */}
        <input type="hidden" autoComplete="username" value={email} />
        <PasswordField label={sentences.newPassword} autoComplete="new-password" />
        {keys.names.length > 0 && <KeepKeys names={keys.names} isKept={keys.isKept} keep={keys.keep} />}
        <SubmitButton busy={busy} label={sentences.saveNewPassword} />
      </form>
    </AccountFrame>
  )
}
