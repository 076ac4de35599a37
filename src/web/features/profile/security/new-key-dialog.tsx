import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useId, useState } from "react"
import { addDays } from "#domain/days/local-day.ts"
import { dayHere } from "#web/device/day-here.ts"
import { type KeyScope, keysQuery } from "#web/backend/personal-keys/personal-keys-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { KeyExamples } from "./key-examples.tsx"
import { type CreatedKey, createKey, type NewKey } from "./key-queries.ts"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./key-sentences.ts"
import { TextToCopy } from "./text-to-copy.tsx"

interface NewKeyProps {
  userId: string
  onClose: () => void
}

const lifetimes = [30, 90, 365]
const scopes = ["read", "log"] as const

/** Creates a key and shows it once, with examples of how to use it. */
export function NewKeyDialog({ userId, onClose }: NewKeyProps) {
  const { busy, problem, made, make } = useCreateKey(userId)
  return made ? (
    <ShownOnce made={made} onClose={onClose} />
  ) : (
    <KeyForm busy={busy} problem={problem} onMake={(wanted) => void make(wanted)} onClose={onClose} />
  )
}

interface KeyFormProps {
  busy: boolean
  problem: string | undefined
  onMake: (wanted: NewKey) => void
  onClose: () => void
}

function KeyForm({ busy, problem, onMake, onClose }: KeyFormProps) {
  const formId = useId()
  const endId = useId()
  const today = currentDay()
  const [scope, setScope] = useState<KeyScope>("read")
  const [days, setDays] = useState(90)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get("name")
    if (typeof name === "string") onMake({ name, scope, days })
  }

  return (
    <Dialog
      title={sentences.newKey}
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.createKey} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" onSubmit={submit}>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <TextField
          label={sentences.keyName}
          name="name"
          maxLength={120}
          autoComplete="off"
          hint={sentences.keyNameHint}
          required
        />
        <div className="field">
          <span>{sentences.access}</span>
          <div className="segmented" role="group" aria-label={sentences.access}>
            {scopes.map((each) => (
              <button key={each} type="button" aria-pressed={scope === each} onClick={() => setScope(each)}>
                {sentences.scopes[each]}
              </button>
            ))}
          </div>
        </div>
        <div className="field">
          <label htmlFor={endId}>{sentences.expires}</label>
          <select id={endId} value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {lifetimes.map((each) => (
              <option key={each} value={each}>
                {sentences.inDays(each, addDays(today, each))}
              </option>
            ))}
          </select>
        </div>
      </form>
    </Dialog>
  )
}

function ShownOnce({ made, onClose }: { made: CreatedKey; onClose: () => void }) {
  const { name, scope, expires_at: end, text } = made
  const day = dayHere(end)

  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          {sentences.haveCopied}
        </button>
      }
    >
      <p>
        <b>{sentences.copyNow}</b> {sentences.shownOnce}
      </p>
      <TextToCopy text={text} />
      <p className="small soft">{sentences.keyEnds(scope, day)}.</p>
      <KeyExamples scope={scope} />
    </Dialog>
  )
}

function useCreateKey(userId: string) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<CreatedKey>()

  async function make(wanted: NewKey) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      setMade(await createKey(wanted))
      await client.invalidateQueries({ queryKey: keysQuery(userId).queryKey })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : ofProfile.serverMissing)
    }
    setBusy(false)
  }

  return { busy, problem, made, make }
}
