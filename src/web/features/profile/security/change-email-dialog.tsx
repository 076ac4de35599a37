import type { User } from "@supabase/auth-js"
import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useId, useState } from "react"
import { useNavigate } from "react-router"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { accountQuery, sentenceOf } from "./queries.ts"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"

interface ChangeEmailProps {
  user: User
  onClose: () => void
}

/** Asks for a new email address. It takes effect once it is confirmed from both addresses, or only from the new one if there is no other. */
export function ChangeEmailDialog({ user, onClose }: ChangeEmailProps) {
  const { busy, problem, sentTo, send } = useNewEmail(user)
  const formId = useId()
  const isFirst = user.is_anonymous === true
  const title = isFirst ? sentences.addEmail : sentences.changeEmail

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get("email")
    if (typeof email === "string") void send(email)
  }

  if (sentTo !== undefined)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <button type="button" className="button primary" onClick={onClose}>
            {shared.close}
          </button>
        }
      >
        <Alert tone="plain">
          <p>
            <strong>{isFirst ? sentences.oneLink : sentences.twoLinks}</strong>
          </p>
          <p className="small">
            {isFirst ? sentences.linkSent(sentTo) : sentences.linksSent(user.email ?? "", sentTo)}
          </p>
        </Alert>
      </Dialog>
    )
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <FormFoot
          formId={formId}
          action={isFirst ? sentences.sendLink : sentences.sendLinks}
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} className="stack" onSubmit={submit}>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <TextField
          label={isFirst ? sentences.email : sentences.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </form>
    </Dialog>
  )
}

function useNewEmail(user: User) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  async function send(email: string) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const { data, error } = await backend.auth.updateUser(
      { email },
      { emailRedirectTo: `${location.origin}/profile/security` },
    )
    setBusy(false)
    if (error) return setProblem(sentenceOf(error))
    client.setQueryData(accountQuery(user.id).queryKey, data.user)
    // If the server doesn't require addresses to be confirmed, an account's first address takes effect at once.
    if (user.is_anonymous && !data.user.is_anonymous) return void navigate("/reset-password")
    setSentTo(email)
  }

  return { busy, problem, sentTo, send }
}
