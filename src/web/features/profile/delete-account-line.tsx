import { AuthClient, type User, isAuthRetryableFetchError } from "@supabase/auth-js"
import { PostgrestClient } from "@supabase/postgrest-js"
import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useEffect, useId, useState } from "react"
import type { Database } from "#domain/row-types.ts"
import { accessToken } from "#web/backend/access-token.ts"
import { askStrava } from "#web/backend/ask-strava.ts"
import { backend } from "#web/backend/client.ts"
import { expectSignOut, useUser } from "#web/backend/session.tsx"
import { signOut } from "#web/backend/sign-out.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { forgetPerson } from "#web/device/device-store.ts"
import { Alert } from "#web/ui/alert.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { TextField } from "#web/ui/field.tsx"
import { FormFoot } from "#web/ui/form-foot.tsx"
import { useMessages } from "#web/ui/messages.tsx"
import { failureOf } from "./queries.ts"
import { sentences } from "./sentences.ts"
import { countUnsent, type Unsent } from "./count-unsent.ts"

/** Deletes the account with everything in it. */
export function DeleteAccountLine() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <span>{sentences.deleteLine}</span>
      <button type="button" className="button danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {sentences.deleteAccount}
      </button>
      {isOpen && <DeleteAccountDialog onClose={() => setIsOpen(false)} />}
    </li>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { is_anonymous: isAnonymous } = useUser()
  const [password, setPassword] = useState("")
  const { busy, problem, deleteAccount } = useDeletion()
  const formId = useId()
  const unsent = useUnsent()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void deleteAccount(password)
  }

  return (
    <Dialog
      title={sentences.deleteQuestion}
      onClose={onClose}
      footer={
        <FormFoot formId={formId} action={sentences.deleteAccount} busy={busy} danger onCancel={onClose} />
      }
    >
      <form id={formId} className="stack" onSubmit={submit}>
        <p>{sentences.deleteWarning}</p>
        {unsent && unsent.workouts + unsent.notes > 0 && (
          <Alert tone="warning">{sentences.unsentLost(unsent)}</Alert>
        )}
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        {!isAnonymous && (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}

async function forgetUnsent(userId: string) {
  try {
    await (await loadQueue()).discardAllOf(userId)
  } catch {
    // A browser that keeps nothing, or closed its storage.
  }
}

function useUnsent(): Unsent | undefined {
  const { id: userId } = useUser()
  const [unsent, setUnsent] = useState<Unsent>()
  useEffect(() => {
    void countUnsent(userId).then(setUnsent)
  }, [userId])
  return unsent
}

/** Proves the password again, which the server requires before deleting, then deletes the account and clears this device. */
function useDeletion() {
  const user = useUser()
  const userId = user.id
  const client = useQueryClient()
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function failure(password: string): Promise<string | undefined> {
    const proof = await provenToken(user, password)
    if (proof.error?.code === "invalid_credentials")
      return (await isGone()) ? undefined : sentences.wrongPassword
    if (isAuthRetryableFetchError(proof.error)) return sentences.serverMissing
    if (proof.error) return proof.error.message
    await endStrava()
    // The sessions end with the account, and a request in flight may learn that first.
    expectSignOut()
    const { error, status } = await deleteWith(proof.token)
    return error && !(await isGone()) ? failureOf(error, status) : undefined
  }

  async function deleteAccount(password: string) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const reason = await failure(password)
    setBusy(false)
    if (reason !== undefined) {
      expectSignOut(false)
      return setProblem(reason)
    }
    await signOut(client)
    await forgetUnsent(userId)
    forgetPerson(userId)
    say(sentences.accountDeleted)
  }

  return { busy, problem, deleteAccount }
}

/**
 * A token that tells of a password sign-in just now, kept by nobody: this device's own session may have proved a second factor, which a
 * new one would have to prove again. An account without an address has no password.
 */
async function provenToken({ email = "", is_anonymous: isAnonymous }: User, password: string) {
  const { config } = backend
  if (isAnonymous) return { token: (await accessToken(backend.auth)) ?? "", error: null }
  const auth = new AuthClient({
    url: config.url + config.authPrefix,
    headers: { apikey: config.anonKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: "nobody",
  })
  const { data, error } = await auth.signInWithPassword({ email, password })
  return { token: data.session?.access_token ?? "", error }
}

function deleteWith(token: string) {
  const { url, anonKey } = backend.config
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers, retry: false }).rpc("delete_my_account")
}

const stravaPatience = 5000

/** Revokes the permission at Strava if it responds: deleting the account doesn't wait for another server. */
async function endStrava() {
  if (!backend.config.hasStrava) return
  await askStrava({ action: "disconnect" }, AbortSignal.timeout(stravaPatience)).catch(() => undefined)
}

/** Whether the account is already gone: then an earlier try succeeded and only its response was lost. */
async function isGone(): Promise<boolean> {
  const { error } = await backend.auth.getUser()
  return error?.code === "user_not_found"
}
