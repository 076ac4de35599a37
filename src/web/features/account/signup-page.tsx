import { useRef, useState } from "react"
import { Link, useNavigate } from "react-router"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { EmailField } from "./email-field.tsx"
import { confirmationTarget } from "./mail-link-targets.ts"
import { PasswordField } from "./password-field.tsx"
import { ProviderButtons } from "./provider-buttons.tsx"
import { sentences } from "./sentences.ts"
import { SubmitButton } from "./submit-button.tsx"
import { textOf, useSubmission } from "./use-submission.ts"

export function SignupPage() {
  return backend.config.hasOnlyProvider ? <OnlyProvider /> : <SignupForm />
}

/** If people can sign in only through a provider, there is no form: the first sign-in creates the account. */
function OnlyProvider() {
  return (
    <AccountFrame title={sentences.signupTitle}>
      <ProviderButtons />
    </AccountFrame>
  )
}

/** Creates an account. If the email address needs no confirmation, the person is signed in and the guard redirects. */
function SignupForm() {
  const navigate = useNavigate()
  const username = useRef<HTMLInputElement>(null)
  const [usernameProblem, setUsernameProblem] = useState<string>()
  const { busy, problem, onSubmit } = useSubmission(async (fields) => {
    const { data, error } = await signUp(fields)
    if (!error && !data.session) void navigate("/login", { state: { message: sentences.signedUp } })
    return error
  })

  return (
    <AccountFrame title={sentences.signupTitle}>
      {problem && <Alert tone="error">{problem.text}</Alert>}
      <form
        onSubmit={(event) => {
          const missing = username.current?.value.trim() === ""
          setUsernameProblem(missing ? sentences.usernameRequired : undefined)
          if (!missing) return onSubmit(event)
          event.preventDefault()
          return username.current?.focus()
        }}
      >
        <EmailField />
        <TextField
          ref={username}
          label={sentences.username}
          name="username"
          autoComplete="username"
          maxLength={320}
          aria-required="true"
          problem={usernameProblem}
        />
        <PasswordField label={sentences.password} autoComplete="new-password" />
        <SubmitButton busy={busy} label={sentences.signUp} />
      </form>
      <ProviderButtons />
      <p>
        {sentences.haveAccount} <Link to="/login">{sentences.signIn}</Link>
      </p>
    </AccountFrame>
  )
}

function signUp(fields: FormData) {
  return backend.auth.signUp({
    email: textOf(fields, "email"),
    password: textOf(fields, "password"),
    options: { emailRedirectTo: confirmationTarget(), data: { username: textOf(fields, "username").trim() } },
  })
}
