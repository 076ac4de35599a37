import { isAuthApiError } from "@supabase/auth-js"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import KeyRound from "lucide-react/icons/key-round"
import { type SyntheticEvent, useId, useState } from "react"
import { dayHere } from "#web/device/day-here.ts"
import { backend } from "#web/backend/client.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { type Passkey, passkeysQuery, sentenceOf } from "./queries.ts"
import styles from "./security.module.css"
import { sentences as ofCard } from "./sentences.ts"
import { sentences as ofFactors } from "#web/second-factors/sentences.ts"
import { sentences } from "./passkey-sentences.ts"

/** The passkeys for signing in to this account, with ways to add, rename and remove them. */
export function PasskeyList() {
  const { id: userId } = useUser()
  const passkeys = useQuery(passkeysQuery(userId))
  const [renaming, setRenaming] = useState<Passkey>()
  const { busy, add, remove } = usePasskeyChanges(userId)
  const list = passkeys.data ?? []
  return (
    <section className={styles["part"]}>
      <header>
        <h2>{sentences.passkeys}</h2>
        <button type="button" className="button" aria-busy={busy} onClick={() => void add()}>
          <Plus className="icon" />
          {sentences.addPasskey}
        </button>
      </header>
      {passkeys.isError && (
        <LoadProblem sentence={passkeys.error.message} onLoadAgain={() => void passkeys.refetch()} />
      )}
      {!passkeys.isError && list.length === 0 && <p className="small soft">{sentences.passkeysHint}</p>}
      {list.length > 0 && (
        <ul className="list">
          {list.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
      {renaming && <RenameDialog passkey={renaming} userId={userId} onClose={() => setRenaming(undefined)} />}
    </section>
  )
}

const nameOf = ({ friendly_name: name }: Passkey) => name || ofFactors.passkey

interface PasskeyLineProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
  const name = nameOf(passkey)
  const used = passkey.last_used_at
  return (
    <li>
      <KeyRound className="icon" />
      <span className="grow">
        <b>{name}</b>
        <br />
        <span className="label">
          {used === undefined ? ofCard.neverUsed : sentences.usedOn(dayHere(used))}
        </span>
      </span>
      <button
        type="button"
        className="button quiet"
        aria-label={sentences.renameNamed(name)}
        onClick={onRename}
      >
        {sentences.rename}
      </button>
      <button type="button" className="button quiet" aria-label={ofCard.removeNamed(name)} onClick={onRemove}>
        {ofCard.remove}
      </button>
    </li>
  )
}

function usePasskeyChanges(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey })

  async function add() {
    if (busy) return
    setBusy(true)
    const { error } = await backend.auth.registerPasskey()
    setBusy(false)
    // The browser's own messages, for example after a cancelled prompt, are written for developers.
    if (error) {
      // The name of WebAuthn's error for an authenticator that has one of the account's passkeys already.
      const isKnown = error.name === "InvalidStateError"
      const sentence = isAuthApiError(error) ? sentenceOf(error) : sentences.passkeyFailed
      return say(isKnown ? sentences.passkeyKnown : sentence, { tone: "error" })
    }
    say(sentences.passkeyAdded)
    await refresh()
  }

  async function remove(passkey: Passkey) {
    const name = nameOf(passkey)
    const question = ofCard.removeQuestion(name)
    if (!(await confirm({ question, action: ofCard.remove, danger: true }))) return
    const { error } = await backend.auth.passkey.delete({ passkeyId: passkey.id })
    if (error) return say(sentenceOf(error), { tone: "error" })
    say(ofCard.removed(name))
    await refresh()
  }

  return { busy, add, remove }
}

interface RenameProps {
  passkey: Passkey
  userId: string
  onClose: () => void
}

function RenameDialog({ passkey, userId, onClose }: RenameProps) {
  const client = useQueryClient()
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get("name")
    if (busy || typeof name !== "string") return
    setBusy(true)
    const { error } = await backend.auth.passkey.update({ passkeyId: passkey.id, friendlyName: name })
    setBusy(false)
    if (error) return setProblem(sentenceOf(error))
    await client.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey })
    onClose()
  }

  return (
    <Dialog
      title={sentences.renameNamed(nameOf(passkey))}
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.saveName} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" onSubmit={(event) => void submit(event)}>
        <TextField
          label={sentences.passkeyName}
          name="name"
          maxLength={120}
          defaultValue={passkey.friendly_name}
          problem={problem}
          required
        />
      </form>
    </Dialog>
  )
}
