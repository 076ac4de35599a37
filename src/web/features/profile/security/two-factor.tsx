import type { User } from "@supabase/auth-js"
import { useQueryClient } from "@tanstack/react-query"
import KeyRound from "lucide-react/icons/key-round"
import MessageSquareText from "lucide-react/icons/message-square-text"
import ShieldCheck from "lucide-react/icons/shield-check"
import Smartphone from "lucide-react/icons/smartphone"
import { useState } from "react"
import { dayHere } from "#web/device/day-here.ts"
import { backend } from "#web/backend/client.ts"
import { type Way, waysOf } from "#web/second-factors/ways.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { AddAuthenticatorDialog } from "./add-authenticator-dialog.tsx"
import { AddTextDialog } from "./add-text-dialog.tsx"
import { ProveDialog } from "./prove-dialog.tsx"
import { accountQuery, sentenceOf } from "./queries.ts"
import { SecondWayDialog } from "./second-way-dialog.tsx"
import styles from "./security.module.css"
import { sentences as ofCard } from "./sentences.ts"
import { sentences } from "./two-factor-sentences.ts"

type OpenDialog = "app" | "second" | "text" | { proving: Way }

interface TwoFactorProps {
  user: User
  /** The number of passkeys for the account. Signing in with one needs no second factor. */
  passkeys: number
}

/** The account's second factors, and the advice to have two ways to sign in. */
export function TwoFactor({ user, passkeys }: TwoFactorProps) {
  const ways = waysOf(user.factors)
  const client = useQueryClient()
  const [open, setOpen] = useState<OpenDialog>()
  const { remove } = useRemoval((way) => setOpen({ proving: way }))
  const isFirst = ways.length === 0
  const refresh = () => client.invalidateQueries({ queryKey: accountQuery(user.id).queryKey })

  function added() {
    void refresh()
    setOpen(isFirst && passkeys === 0 ? "second" : undefined)
  }

  return (
    <section className={styles["part"]}>
      <header>
        <h2>{sentences.twoFactor}</h2>
        <span className="label">{isFirst ? sentences.off : sentences.on}</span>
      </header>
      {isFirst ? (
        <>
          <p className="small soft">{sentences.twoFactorHint}</p>
          <button type="button" className="button" onClick={() => setOpen("app")}>
            {sentences.turnOn}
          </button>
        </>
      ) : (
        <>
          <ul className="list">
            {ways.map((way) => (
              <WayLine key={way.id} way={way} user={user} onRemove={() => void remove(way)} />
            ))}
          </ul>
          <Advice count={ways.length + passkeys} onAdd={() => setOpen("second")} />
        </>
      )}
      {open === "app" && (
        <AddAuthenticatorDialog user={user} onAdded={added} onClose={() => setOpen(undefined)} />
      )}
      {open === "text" && <AddTextDialog user={user} onAdded={added} onClose={() => setOpen(undefined)} />}
      {open === "second" && (
        <SecondWayDialog
          user={user}
          onAnotherApp={() => setOpen("app")}
          onText={() => setOpen("text")}
          onAdded={() => {
            void refresh()
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {typeof open === "object" && (
        <ProveDialog
          ways={ways}
          onProved={() => {
            setOpen(undefined)
            void remove(open.proving)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

const icons = { totp: Smartphone, webauthn: KeyRound, phone: MessageSquareText }

function WayLine({ way, user, onRemove }: { way: Way; user: User; onRemove: () => void }) {
  const factor = user.factors?.find(({ id }) => id === way.id)
  const Icon = icons[way.kind]
  return (
    <li>
      <Icon className="icon" />
      <span className="grow">
        <b>{way.name}</b>
        {factor && (
          <>
            <br />
            <span className="label">{sentences.addedOn(dayHere(factor.created_at))}</span>
          </>
        )}
      </span>
      <button
        type="button"
        className="button quiet"
        aria-label={ofCard.removeNamed(way.name)}
        onClick={onRemove}
      >
        {ofCard.remove}
      </button>
    </li>
  )
}

function Advice({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (count > 1)
    return (
      <p className="small">
        <ShieldCheck className="icon" /> {sentences.ways(count)}
      </p>
    )
  return (
    <Alert tone="warning">
      <p>
        <strong>{sentences.oneWay}</strong>
      </p>
      <p className="small">{sentences.oneWayHint}</p>
      <div className="row">
        <button type="button" className="button" onClick={onAdd}>
          {sentences.addSecondWay}
        </button>
      </div>
    </Alert>
  )
}

/** Removes a factor after confirmation. If the session hasn't verified a second factor, the person must do so first. */
function useRemoval(onProofNeeded: (way: Way) => void) {
  const client = useQueryClient()
  const { say } = useMessages()
  const confirm = useConfirm()

  async function remove(way: Way) {
    const question = ofCard.removeQuestion(way.name)
    if (!(await confirm({ question, action: ofCard.remove, danger: true }))) return
    const { error } = await backend.auth.mfa.unenroll({ factorId: way.id })
    if (error?.code === "insufficient_aal") return onProofNeeded(way)
    if (error) return say(sentenceOf(error), { tone: "error" })
    // Refresh both the session and the cached account: the session's token still has the second assurance
    // level, and the account still lists the factor.
    const { data } = await backend.auth.refreshSession()
    if (data.user) client.setQueryData(accountQuery(data.user.id).queryKey, data.user)
    say(ofCard.removed(way.name))
  }

  return { remove }
}
