import { ChevronRight } from "lucide-react"
import { type SyntheticEvent, useId, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import styles from "./admin.module.css"
import type { User } from "./queries.ts"
import { useAdminAction } from "./use-admin-action.ts"
import { sentences } from "./user-sentences.ts"

interface UserLineProps {
  /** The id of the admin who is using the panel. */
  userId: string
  user: User
}

/** An account and, once opened, its actions. */
export function UserLine({ userId, user }: UserLineProps) {
  const { id, email, tier, created_at, last_sign_in_at, is_confirmed, is_disabled, sessions } = user
  const marks = [
    ...(is_confirmed ? [] : [sentences.isUnconfirmed]),
    ...(is_disabled ? [sentences.isDisabled] : []),
  ]
  return (
    <li>
      <details className="grow">
        <summary className={styles["account"]}>
          <ChevronRight className="icon" aria-hidden />
          <span className={styles["names"]}>
            <b>{email}</b> <span className="badge">{tier}</span>{" "}
            {marks.map((mark) => (
              <span key={mark} className="badge">
                {mark}
              </span>
            ))}
            <br />
            <span className="label">
              {sentences.joined(created_at)}, {sentences.lastSeen(last_sign_in_at)},{" "}
              {sentences.sessions(sessions)}
            </span>
          </span>
        </summary>
        {id === userId ? (
          <p className="small soft">{sentences.yourself}</p>
        ) : (
          <Actions userId={userId} user={user} />
        )}
      </details>
    </li>
  )
}

function Actions({ userId, user: { id: person, email, tier, is_confirmed, is_disabled } }: UserLineProps) {
  const { isBusy, act } = useAdminAction(userId)
  const [isDeleting, setDeleting] = useState(false)
  const tierId = useId()

  async function resend() {
    const { error } = await backend.auth.resend({ type: "signup", email })
    return error ? { error } : backend.rpc("admin_note_resend", { person })
  }

  const setTier = (next: string) =>
    act(() => backend.rpc("admin_set_tier", { person, tier: next }), sentences.tierChanged(email, next))

  return (
    <div className={styles["acts"]}>
      <label htmlFor={tierId} className="label">
        {sentences.tier}
      </label>
      <select
        id={tierId}
        aria-label={sentences.tierOf(email)}
        value={tier}
        disabled={isBusy}
        onChange={({ target }) => void setTier(target.value)}
      >
        {[...new Set(["free", "admin", tier])].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {!is_confirmed && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void act(resend, sentences.resent(email))}
        >
          {sentences.resend}
        </button>
      )}
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => void act(() => backend.rpc("admin_sign_out", { person }), sentences.signedOut(email))}
      >
        {sentences.signOut}
      </button>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() =>
          void act(
            () => backend.rpc("admin_set_disabled", { person, is_disabled: !is_disabled }),
            is_disabled ? sentences.wasEnabled(email) : sentences.wasDisabled(email),
          )
        }
      >
        {is_disabled ? sentences.enable : sentences.disable}
      </button>
      <button
        type="button"
        className="button danger"
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        {sentences.delete}
      </button>
      {isDeleting && (
        <DeleteDialog userId={userId} person={person} email={email} onClose={() => setDeleting(false)} />
      )}
    </div>
  )
}

interface DeleteDialogProps {
  userId: string
  person: string
  email: string
  onClose: () => void
}

function DeleteDialog({ userId, person, email, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState("")
  const { isBusy, act } = useAdminAction(userId)
  const formId = useId()

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const isDone = await act(
      () => backend.rpc("admin_delete_user", { person, email: typed }),
      sentences.deleted(email),
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      title={sentences.deleteOf(email)}
      onClose={onClose}
      footer={
        <FormFoot formId={formId} action={sentences.deleteAccount} busy={isBusy} danger onCancel={onClose} />
      }
    >
      <form id={formId} className="stack" onSubmit={(event) => void submit(event)}>
        <p>{sentences.deleteWarning}</p>
        <TextField
          label={sentences.typeAddress}
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
