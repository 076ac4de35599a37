import type { User } from "@supabase/auth-js"
import { type SyntheticEvent, useEffect, useId, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { CodeField } from "#web/second-factors/code-field.tsx"
import { proveByCode } from "#web/second-factors/ways.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { sentenceOf } from "./queries.ts"
import { TextToCopy } from "./text-to-copy.tsx"
import { unusedName } from "./unused-name.ts"
import styles from "./security.module.css"
import { sentences as ofFactors } from "#web/second-factors/sentences.ts"
import { sentences } from "./two-factor-sentences.ts"

interface AddAuthenticatorProps {
  user: User
  onAdded: () => void
  onClose: () => void
}

/** Sets up an authenticator app with a secret, and checks the first code that the app shows. */
export function AddAuthenticatorDialog({ user, onAdded, onClose }: AddAuthenticatorProps) {
  const { setup, failure, begin } = useNewApp(user)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const formId = useId()

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get("code")
    if (busy || !setup || typeof code !== "string") return
    setBusy(true)
    setProblem(undefined)
    const reason = await proveByCode(backend.auth, setup.id, code)
    setBusy(false)
    if (reason === undefined) onAdded()
    else setProblem(reason)
  }

  function cancel() {
    // The unverified factor is removed. If this call fails, the server removes the factor after five minutes.
    if (setup) void backend.auth.mfa.unenroll({ factorId: setup.id })
    onClose()
  }

  return (
    <Dialog
      title={sentences.addTitle}
      onClose={cancel}
      footer={<FormFoot formId={formId} action={sentences.confirmOn} busy={busy} onCancel={cancel} />}
    >
      {failure !== undefined && <LoadProblem sentence={failure} onLoadAgain={() => void begin()} />}
      {!setup && failure === undefined && (
        <Skeleton className={styles["loading"]}>{ofFactors.loading}</Skeleton>
      )}
      {setup && (
        <form id={formId} className="stack" onSubmit={(event) => void submit(event)}>
          {isOnPhone() ? <OpenHere setup={setup} /> : <ScanIt setup={setup} />}
          <CodeField problem={problem} />
        </form>
      )}
    </Dialog>
  )
}

/** A phone can't scan its own screen, so a link opens the app, or the key can be copied. */
function OpenHere({ setup }: { setup: Setup }) {
  return (
    <>
      <p>{sentences.openHere}</p>
      <a className="button primary wide" href={setup.address}>
        {sentences.openAuthenticator}
      </a>
      <p className="small soft">{sentences.orByHand}</p>
      <KeyByHand secret={setup.secret} />
      <details>
        <summary>{sentences.otherDevice}</summary>
        <Picture setup={setup} />
      </details>
    </>
  )
}

function ScanIt({ setup }: { setup: Setup }) {
  return (
    <>
      <p>{sentences.scan}</p>
      <Picture setup={setup} />
      <details>
        <summary>{sentences.cantScan}</summary>
        <p className="small soft">{sentences.byHand}</p>
        <KeyByHand secret={setup.secret} />
      </details>
    </>
  )
}

function Picture({ setup }: { setup: Setup }) {
  return <img className={styles["scan"]} src={setup.picture} alt={sentences.qrCode} />
}

function KeyByHand({ secret }: { secret: string }) {
  return <TextToCopy text={secret} shown={secret.replaceAll(/(.{4})(?=.)/g, "$1 ")} />
}

function isOnPhone(): boolean {
  return matchMedia("(pointer: coarse)").matches
}

interface Setup {
  id: string
  secret: string
  /** The otpauth: URL that authenticator apps open. */
  address: string
  /** The QR code as a data: URL. */
  picture: string
}

function useNewApp(user: User) {
  const [setup, setSetup] = useState<Setup>()
  const [failure, setFailure] = useState<string>()
  const name = unusedName(user, ofFactors.authenticator)

  async function begin() {
    setFailure(undefined)
    const { data, error } = await backend.auth.mfa.enroll({ factorType: "totp", friendlyName: name })
    if (error) return setFailure(sentenceOf(error))
    setSetup({ id: data.id, secret: data.totp.secret, address: data.totp.uri, picture: data.totp.qr_code })
  }
  useEffect(() => {
    void begin()
    // This effect runs only once, because every call creates another secret.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { setup, failure, begin }
}
