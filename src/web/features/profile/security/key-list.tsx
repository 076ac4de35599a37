import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import Braces from "lucide-react/icons/braces"
import { useState } from "react"
import { dayHere } from "#web/device/day-here.ts"
import { isOver, keysQuery, type PersonalKey } from "#web/backend/personal-keys/personal-keys-query.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { ago } from "./ago.ts"
import { removeKey } from "./key-queries.ts"
import { NewKeyDialog } from "./new-key-dialog.tsx"
import styles from "./security.module.css"
import { sentences as ofCard } from "./sentences.ts"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./key-sentences.ts"

/** Personal API keys. They let a script read the person's data or log workouts for the person. */
export function KeyList() {
  const { id: userId } = useUser()
  const keys = useQuery(keysQuery(userId))
  const [isMaking, setMaking] = useState(false)
  const remove = useRemoval(userId)
  return (
    <section className={styles["part"]}>
      <header>
        <h2>{sentences.keys}</h2>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          <Plus className="icon" />
          {sentences.newKey}
        </button>
      </header>
      {keys.isError && <LoadProblem sentence={keys.error.message} onLoadAgain={() => void keys.refetch()} />}
      {keys.data && keys.data.length > 0 && (
        <ul className="list">
          {keys.data.map((key) => (
            <KeyLine key={key.id} personalKey={key} onRemove={(hasEnded) => void remove(key, hasEnded)} />
          ))}
        </ul>
      )}
      <p className="small soft">{sentences.keysHint}</p>
      {isMaking && <NewKeyDialog userId={userId} onClose={() => setMaking(false)} />}
    </section>
  )
}

interface KeyLineProps {
  personalKey: PersonalKey
  onRemove: (hasEnded: boolean) => void
}

function KeyLine({ personalKey, onRemove }: KeyLineProps) {
  const { name, scope, expires_at: end, last_used_at: used } = personalKey
  const [now] = useState(() => Date.now())
  const hasEnded = isOver(personalKey, now)
  const day = dayHere(end)
  const act = hasEnded ? ofCard.remove : sentences.revoke
  return (
    <li>
      <Braces className="icon" />
      <span className="grow">
        <b>{name}</b>
        <br />
        <span className="label">
          {[
            hasEnded ? sentences.keyEnded(scope, day) : sentences.keyEnds(scope, day),
            used === null ? ofCard.neverUsed : sentences.lastUsed(ago(used)),
          ].join(". ")}
        </span>
      </span>
      <button
        type="button"
        className="button quiet"
        aria-label={`${act} ${name}`}
        onClick={() => onRemove(hasEnded)}
      >
        {act}
      </button>
    </li>
  )
}

function useRemoval(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const confirm = useConfirm()
  return async ({ id, name }: PersonalKey, hasEnded: boolean) => {
    const question = sentences.revokeQuestion(name)
    if (!hasEnded && !(await confirm({ question, action: sentences.revoke, danger: true }))) return
    try {
      await removeKey(id)
      say(hasEnded ? ofCard.removed(name) : sentences.revoked(name))
    } catch (error) {
      say(error instanceof Error ? error.message : ofProfile.serverMissing, { tone: "error" })
    }
    await client.invalidateQueries({ queryKey: keysQuery(userId).queryKey })
  }
}
