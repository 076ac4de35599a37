import KeyRound from "lucide-react/icons/key-round"
import Mail from "lucide-react/icons/mail"
import { useEffect, useRef, useState } from "react"
import { Link, useLocation } from "react-router"
import { backend } from "#web/backend/client.ts"
import { useSession } from "#web/backend/session/session.tsx"
import { hasPasskeysHere } from "#web/second-factors/ways.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { EmailField } from "./email-field.tsx"
import { confirmationTarget } from "./mail-link-targets.ts"
import { LinkSent, mailLink } from "./mailed-link.tsx"
import { offersPasskeysInForm, signInByPasskey } from "./passkey-sign-in.ts"
import { PasswordField } from "./password-field.tsx"
import { ProviderButtons } from "./provider-buttons.tsx"
import { sentences } from "./sentences.ts"
import { SubmitButton } from "./submit-button.tsx"
import { reasonOf, textOf, useSubmission } from "./use-submission.ts"

const ChallengeForm = lazyPart(async () => (await import("./challenge-form.tsx")).ChallengeForm)

/** Signs in, with a second factor if the account has one; the guard around the page redirects after success. */
export function LoginPage() {
  const { status } = useSession()
  if (status === "challenged") return <ChallengeForm />
  return backend.config.hasOnlyProvider ? <OnlyProvider /> : <PasswordForm />
}

/** If people can sign in only through a provider, there is no form. */
function OnlyProvider() {
  const { error } = arrivalState(useLocation().state)
  return (
    <AccountFrame title={sentences.loginTitle}>
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      <ProviderButtons />
    </AccountFrame>
  )
}

function PasswordForm() {
  const { message, error } = arrivalState(useLocation().state)
  const [mailedTo, setMailedTo] = useState<string>()
  const [otherProblem, setOtherProblem] = useState<string>()
  const [email, setEmail] = useState("")
  const { busy, problem, onSubmit } = useSubmission(async (fields) => {
    setOtherProblem(undefined)
    setEmail(textOf(fields, "email"))
    const reply = await backend.auth.signInWithPassword({
      email: textOf(fields, "email"),
      password: textOf(fields, "password"),
    })
    return reply.error
  })
  const shownError = otherProblem ?? problem?.text ?? error
  const offersPasskeys = hasPasskeysHere()

  if (mailedTo !== undefined) return <LinkSent email={mailedTo} onOtherWay={() => setMailedTo(undefined)} />

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
        <EmailField offersPasskeys={offersPasskeys} />
        <PasswordField label={sentences.password} autoComplete="current-password" />
        <SubmitButton busy={busy} label={sentences.signIn} />
      </form>
      <div className="row">
        <LinkButton onSent={setMailedTo} onProblem={setOtherProblem} />
        {offersPasskeys && <PasskeyButton onProblem={setOtherProblem} />}
      </div>
      <ProviderButtons />
      <div className="spread">
        <p>
          {sentences.noAccount} <Link to="/signup">{sentences.createOne}</Link>
        </p>
        <Link to="/forgot-password">{sentences.forgotLink}</Link>
      </div>
    </AccountFrame>
  )
}

/** The button that emails a sign-in link, so that no password is needed. */
function LinkButton({
  onSent,
  onProblem,
}: {
  onSent: (email: string) => void
  onProblem: (reason: string | undefined) => void
}) {
  const [busy, setBusy] = useState(false)

  async function send(field: HTMLInputElement | null) {
    if (busy || !field) return
    if (!field.checkValidity()) {
      field.focus()
      return onProblem(sentences.emailNeeded)
    }
    setBusy(true)
    const reason = await mailLink(field.value)
    setBusy(false)
    onProblem(reason)
    if (reason === undefined) onSent(field.value)
  }

  return (
    <button
      type="button"
      className="button quiet"
      aria-busy={busy}
      onClick={() => void send(document.querySelector("input[type=email]"))}
    >
      <Mail className="icon" />
      {sentences.emailLink}
    </button>
  )
}

/** Signs in with a passkey. The browser also suggests its passkeys in the email field. */
function PasskeyButton({ onProblem }: { onProblem: (reason: string | undefined) => void }) {
  const [busy, setBusy] = useState(false)
  const formRequest = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    formRequest.current = controller
    const { signal } = controller
    const offerInForm = async () => {
      if (!(await offersPasskeysInForm()) || signal.aborted) return
      const reason = await signInByPasskey({ mediation: "conditional", signal })
      if (!signal.aborted && reason !== undefined) onProblem(reason)
    }
    void offerInForm()
    return () => controller.abort()
  }, [onProblem])

  async function ask() {
    if (busy) return
    setBusy(true)
    // A browser allows one passkey request at a time.
    formRequest.current?.abort()
    const reason = await signInByPasskey({ signal: new AbortController().signal })
    setBusy(false)
    onProblem(reason)
  }

  return (
    <button type="button" className="button quiet" aria-busy={busy} onClick={() => void ask()}>
      <KeyRound className="icon" />
      {sentences.byPasskey}
    </button>
  )
}

/** Requests another confirmation email; the response is the same whether or not the account exists. */
function MailAgain({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<string>()

  async function send() {
    const { error } = await backend.auth.resend({
      type: "signup",
      email,
      options: { emailRedirectTo: confirmationTarget() },
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

/** The navigation state from another screen: a success message, or why an email link didn't work. */
function arrivalState(state: unknown): { message?: string; error?: string } {
  if (typeof state !== "object" || state === null) return {}
  return {
    ...("message" in state && typeof state.message === "string" ? { message: state.message } : {}),
    ...("error" in state && typeof state.error === "string" ? { error: state.error } : {}),
  }
}
