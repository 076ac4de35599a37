import type { User } from "@supabase/auth-js"
import KeyRound from "lucide-react/icons/key-round"
import MessageSquareText from "lucide-react/icons/message-square-text"
import Smartphone from "lucide-react/icons/smartphone"
import { useState } from "react"
import { backend } from "#web/backend/client.ts"
import { addPasskeyFactor } from "#web/second-factors/passkey-factor.ts"
import { hasPasskeysHere } from "#web/second-factors/ways.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as ofFactors } from "#web/second-factors/sentences.ts"
import { sentences } from "./two-factor-sentences.ts"
import { unusedName } from "./unused-name.ts"

interface SecondWayProps {
  user: User
  onAnotherApp: () => void
  onText: () => void
  onAdded: () => void
  onClose: () => void
}

/** Offers to add another way to sign in, because someone who loses their only way to sign in is locked out. */
export function SecondWayDialog({ user, onAnotherApp, onText, onAdded, onClose }: SecondWayProps) {
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function addPasskey() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const friendlyName = unusedName(user, ofFactors.passkey)
    const reason = await addPasskeyFactor(friendlyName)
    setBusy(false)
    if (reason !== undefined) return setProblem(reason)
    say(sentences.wayAdded)
    onAdded()
  }

  return (
    <Dialog
      title={sentences.secondTitle}
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          {sentences.notNow}
        </button>
      }
    >
      <Alert tone="success">{sentences.isOn}</Alert>
      <p>{sentences.whySecond}</p>
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <ul className="list">
        {hasPasskeysHere() && (
          <li>
            <KeyRound className="icon" />
            <span className="grow">
              <b>{ofFactors.passkey}</b>
              <br />
              <span className="label">{ofFactors.fingerOrFace}</span>
            </span>
            <button
              type="button"
              className="button primary"
              aria-label={sentences.addPasskeyWay}
              aria-busy={busy}
              onClick={() => void addPasskey()}
            >
              {sentences.add}
            </button>
          </li>
        )}
        <li>
          <Smartphone className="icon" />
          <span className="grow">
            <b>{sentences.anotherApp}</b>
            <br />
            <span className="label">{sentences.onAnotherPhone}</span>
          </span>
          <button
            type="button"
            className="button"
            aria-label={sentences.addAnotherApp}
            onClick={onAnotherApp}
          >
            {sentences.add}
          </button>
        </li>
        {backend.config.hasTextMessages && (
          <li>
            <MessageSquareText className="icon" />
            <span className="grow">
              <b>{ofFactors.textMessage}</b>
              <br />
              <span className="label">{ofFactors.codeByText}</span>
            </span>
            <button type="button" className="button" aria-label={sentences.addTextMessage} onClick={onText}>
              {sentences.add}
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}
