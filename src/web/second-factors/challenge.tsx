import type { GoTrueClient } from "@supabase/auth-js"
import { LoaderCircle } from "lucide-react"
import KeyRound from "lucide-react/icons/key-round"
import MessageSquareText from "lucide-react/icons/message-square-text"
import Smartphone from "lucide-react/icons/smartphone"
import { type SyntheticEvent, useState } from "react"
import { Alert } from "#web/ui/messages/alert.tsx"
import { TextCodeForm } from "./text-code-form.tsx"
import { CodeField } from "./code-field.tsx"
import { sentences } from "./sentences.ts"
import { proveByPasskey } from "./passkey-factor.ts"
import { proveByCode, type Way } from "./ways.ts"

interface ChallengeProps {
  /** The client whose session is raised to the second assurance level. */
  auth: GoTrueClient
  ways: readonly Way[]
  /** Called once the session has the second assurance level. */
  onProved?: () => void
}

/** Asks for one of the account's second factors: shows the first one, and the others behind a button. */
export function Challenge({ auth, ways, onProved }: ChallengeProps) {
  const [chosen, setChosen] = useState(ways[0])
  const others = ways.length > 1
  if (!chosen) return <WayList auth={auth} ways={ways} onChoose={setChosen} onProved={onProved} />
  return (
    <>
      {chosen.kind === "totp" && <AppCodeForm key={chosen.id} auth={auth} way={chosen} onProved={onProved} />}
      {chosen.kind === "phone" && (
        <TextCodeForm
          auth={auth}
          key={chosen.id}
          factorId={chosen.id}
          action={sentences.goOn}
          onProved={onProved}
        />
      )}
      {chosen.kind === "webauthn" && (
        <ul className="list">
          <PasskeyLine auth={auth} way={chosen} onProved={onProved} />
        </ul>
      )}
      {others && (
        <button type="button" className="button quiet" onClick={() => setChosen(undefined)}>
          {sentences.anotherWay}
        </button>
      )}
    </>
  )
}

interface WayProps {
  auth: GoTrueClient
  way: Way
  onProved: (() => void) | undefined
}

function AppCodeForm({ auth, way, onProved }: WayProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = new FormData(form).get("code")
    if (busy || typeof code !== "string") return
    setBusy(true)
    setProblem(undefined)
    const reason = await proveByCode(auth, way.id, code)
    setBusy(false)
    if (reason === undefined) return onProved?.()
    setProblem(reason)
    form.querySelector("input")?.select()
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <p>{sentences.open}</p>
      <CodeField problem={problem} />
      <button type="submit" className="button primary large wide" aria-busy={busy}>
        {busy && <LoaderCircle className="icon" />}
        {sentences.goOn}
      </button>
      {problem === sentences.wrongCode && <p className="small soft">{sentences.wrongClock}</p>}
    </form>
  )
}

interface WayListProps {
  auth: GoTrueClient
  ways: readonly Way[]
  onChoose: (way: Way) => void
  onProved: (() => void) | undefined
}

function WayList({ auth, ways, onChoose, onProved }: WayListProps) {
  return (
    <>
      <h2>{sentences.otherTitle}</h2>
      <ul className="list">
        {ways.map((way) =>
          way.kind === "webauthn" ? (
            <PasskeyLine key={way.id} auth={auth} way={way} onProved={onProved} />
          ) : (
            <li key={way.id}>
              {way.kind === "phone" ? (
                <MessageSquareText className="icon" />
              ) : (
                <Smartphone className="icon" />
              )}
              <span className="grow">
                <b>{way.name}</b>
                <br />
                <span className="label">
                  {way.kind === "phone" ? sentences.codeByText : sentences.sixDigits}
                </span>
              </span>
              <button
                type="button"
                className="button"
                aria-label={sentences.byNamed(way.name)}
                onClick={() => onChoose(way)}
              >
                {sentences.use}
              </button>
            </li>
          ),
        )}
      </ul>
      <p className="small soft">{sentences.noneOfThese}</p>
    </>
  )
}

function PasskeyLine({ auth, way, onProved }: WayProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function prove() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const reason = await proveByPasskey(auth, way.id)
    setBusy(false)
    if (reason === undefined) onProved?.()
    else setProblem(reason)
  }

  return (
    <>
      <li>
        <KeyRound className="icon" />
        <span className="grow">
          <b>{way.name}</b>
          <br />
          <span className="label">{sentences.fingerOrFace}</span>
        </span>
        <button
          type="button"
          className="button primary"
          aria-label={sentences.byNamed(way.name)}
          aria-busy={busy}
          onClick={() => void prove()}
        >
          {sentences.use}
        </button>
      </li>
      {problem !== undefined && (
        <li>
          <Alert tone="error">{problem}</Alert>
        </li>
      )}
    </>
  )
}
