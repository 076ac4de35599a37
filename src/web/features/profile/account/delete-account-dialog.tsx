import type { GoTrueClient } from "@supabase/auth-js"
import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useEffect, useId, useState } from "react"
import { accessToken } from "#web/backend/access-token.ts"
import { backend } from "#web/backend/client.ts"
import { expectSignOut, useUser } from "#web/backend/session/session.tsx"
import { signOut } from "#web/backend/session/sign-out.ts"
import { forgetPerson } from "#web/device/device-store.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { Challenge } from "#web/second-factors/challenge.tsx"
import type { Way } from "#web/second-factors/ways.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import {
  type Proof,
  deleteAccountWith,
  mailCode,
  newProver,
  proveByCode,
  proveByPassword,
} from "./account-deletion.ts"
import { countUnsent } from "./count-unsent.ts"
import { totalOf, type UnsentWork } from "./unsent-work.ts"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./sentences.ts"

/** Asks the person to sign in again, with the second factor if there is one, and then deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { is_anonymous: isAnonymous, email = "" } = useUser()
  const [prover] = useState(newProver)
  const { busy, problem, ways, isByMail, begin, finish, sendCode } = useDeletion(prover, email)
  const formId = useId()
  const unsent = useUnsent()

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const proof = new FormData(event.currentTarget).get("proof")
    void begin(isAnonymous === true ? undefined : typeof proof === "string" ? proof : "")
  }

  function cancel() {
    void prover.signOut({ scope: "local" })
    onClose()
  }

  if (ways)
    return (
      <Dialog title={sentences.deleteQuestion} onClose={cancel} footer={<CancelButton onCancel={cancel} />}>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <Challenge ways={ways} auth={prover} onProved={() => void finish()} />
      </Dialog>
    )
  return (
    <Dialog
      title={sentences.deleteQuestion}
      onClose={cancel}
      footer={
        <FormFoot formId={formId} action={sentences.deleteAccount} busy={busy} danger onCancel={cancel} />
      }
    >
      <form id={formId} className="stack" onSubmit={submit}>
        <p>{sentences.deleteWarning}</p>
        {unsent && totalOf(unsent) > 0 && <Alert tone="warning">{sentences.unsentLost(unsent)}</Alert>}
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        {!isAnonymous && !isByMail && (
          <>
            <TextField
              label={sentences.password}
              name="proof"
              type="password"
              autoComplete="current-password"
              required
            />
            <button type="button" className="button quiet" onClick={() => void sendCode()}>
              {sentences.deleteByMail}
            </button>
          </>
        )}
        {isByMail && (
          <TextField
            key="code"
            label={ofProfile.codeFromMail}
            name="proof"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={ofProfile.codeMailed(email)}
            required
          />
        )}
      </form>
    </Dialog>
  )
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <button type="button" className="button quiet" onClick={onCancel}>
      {shared.cancel}
    </button>
  )
}

async function forgetUnsent(userId: string) {
  try {
    await (await loadQueue()).discardAllOf(userId)
  } catch {
    // The browser's storage is unavailable or was closed.
  }
}

function useUnsent(): UnsentWork | undefined {
  const { id: userId } = useUser()
  const [unsent, setUnsent] = useState<UnsentWork>()
  useEffect(() => {
    void countUnsent(userId).then(setUnsent)
  }, [userId])
  return unsent
}

function useDeletion(prover: GoTrueClient, email: string) {
  const { clearDevice } = useClearDevice()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [ways, setWays] = useState<Way[]>()
  const [isByMail, setByMail] = useState(false)

  async function attempt(step: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    await step()
    setBusy(false)
  }

  async function remove(token: string | undefined) {
    // Deleting the account ends its sessions. A request in flight may fail for that reason before the deletion's own response arrives.
    expectSignOut()
    const reason = await deleteAccountWith(token ?? "")
    if (reason === undefined) return clearDevice()
    expectSignOut(false)
    setProblem(reason)
  }

  async function removeAsProved() {
    const { data } = await prover.getSession()
    await remove(data.session?.access_token)
  }

  /** `proof` is the password or the emailed code; undefined for an account that has neither. */
  function begin(proof: string | undefined) {
    return attempt(async () => {
      if (proof === undefined) return remove(await accessToken(backend.auth))
      const outcome: Proof = isByMail
        ? await proveByCode(prover, email, proof)
        : await proveByPassword(prover, email, proof)
      if (outcome === "gone") return clearDevice()
      if ("problem" in outcome) return setProblem(outcome.problem)
      if (outcome.ways.length > 0) return setWays(outcome.ways)
      await removeAsProved()
    })
  }

  function sendCode() {
    return attempt(async () => {
      const reason = await mailCode(prover, email)
      if (reason === undefined) setByMail(true)
      else setProblem(reason)
    })
  }

  return { busy, problem, ways, isByMail, begin, sendCode, finish: () => attempt(removeAsProved) }
}

function useClearDevice() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const { say } = useMessages()

  async function clearDevice() {
    expectSignOut()
    await signOut(client)
    await forgetUnsent(userId)
    forgetPerson(userId)
    say(sentences.accountDeleted)
  }

  return { clearDevice }
}
