import type { User } from "@supabase/auth-js"
import { type SyntheticEvent, useId, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { type KeysToKeep, useKeysToKeep } from "#web/backend/personal-keys/use-keys-to-keep.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { KeepKeys } from "#web/ui/fields/keep-keys.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentenceOf } from "./queries.ts"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./sentences.ts"

interface ChangePasswordProps {
  user: User
  onClose: () => void
}

/** What must be entered with a new password if the sign-in is old. */
type Proof = "none" | "password" | "code"

/** Sets a new password. If the sign-in is old, the person must prove their identity again. */
export function ChangePasswordDialog({ user, onClose }: ChangePasswordProps) {
  const keys = useKeysToKeep(user.id)
  const { busy, problem, proof, change, mailCode } = useNewPassword(keys, onClose)
  const formId = useId()

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === "string" ? value : ""
    }
    void change({ password: text("new"), current: text("current"), code: text("code") })
  }

  return (
    <Dialog
      title={sentences.changePassword}
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.savePassword} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" onSubmit={submit}>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        {/* Tells password managers which account the password is for. */}
        <input type="hidden" autoComplete="username" value={user.email} />
        {proof !== "none" && <p className="small">{sentences.signedInLongAgo}</p>}
        {proof === "password" && (
          <TextField
            label={sentences.currentPassword}
            name="current"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        {proof === "code" && (
          <TextField
            label={ofProfile.codeFromMail}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={ofProfile.codeMailed(user.email ?? "")}
            required
          />
        )}
        <TextField
          label={sentences.newPassword}
          name="new"
          type="password"
          autoComplete="new-password"
          required
        />
        {keys.names.length > 0 && <KeepKeys names={keys.names} isKept={keys.isKept} keep={keys.keep} />}
        {proof === "password" && (
          <div>
            <button type="button" className="button quiet" onClick={() => void mailCode()}>
              {sentences.emailCode}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  )
}

function useNewPassword({ isKept, countEnded }: KeysToKeep, onDone: () => void) {
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [proof, setProof] = useState<Proof>("none")

  async function change({ password, current, code }: { password: string; current: string; code: string }) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const { error } = await backend.auth.updateUser({
      password,
      ...(current !== "" && { current_password: current }),
      ...(code !== "" && { nonce: code }),
      ...(isKept && { keep_personal_keys: true }),
    })
    setBusy(false)
    if (error?.code === "reauthentication_needed") return setProof("password")
    if (error) return setProblem(sentenceOf(error))
    say(sentences.passwordChanged(countEnded()))
    onDone()
  }

  async function mailCode() {
    setProblem(undefined)
    const { error } = await backend.auth.reauthenticate()
    if (error) setProblem(sentenceOf(error))
    else setProof("code")
  }

  return { busy, problem, proof, change, mailCode }
}
