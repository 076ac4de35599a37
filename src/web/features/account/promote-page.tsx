import { useState } from "react"
import { Link } from "react-router"
import { backend } from "#web/backend/client.ts"
import { promoPicture } from "./promo-picture.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { Features } from "./promote-features.tsx"
import { Pictures } from "./promote-pictures.tsx"
import styles from "./promote.module.css"
import { SampleLedger, SampleRow, type SampleSet } from "./sample-ledger.tsx"
import { sentences } from "./promote-sentences.ts"

const thirdSet = { number: 3, last: "127.5 × 4" }
const { pencil, ink, stamp } = sentences.steps
const steps: { title: string; text: string; set: SampleSet }[] = [
  { ...pencil, set: { ...thirdSet, pair: ["127.5", "4"] } },
  { ...ink, set: { ...thirdSet, pair: ["130", "4"], done: true } },
  { ...stamp, set: { ...thirdSet, pair: ["130", "4"], done: true, record: true } },
]
const [beginning, end] = sentences.title

/** The landing page. It explains Repertoire with the row of a single set. */
export function PromotePage() {
  return (
    <div className="landing">
      <section className="landing-hero">
        <div className="stack-l">
          <h1>
            {beginning}
            <br />
            {end}
          </h1>
          <p>{sentences.about}</p>
          <AccountLinks />
        </div>
        <SampleLedger className={styles["sample"]} />
      </section>
      <ol className={styles["steps"]}>
        {steps.map(({ title, text, set }) => (
          <li key={title}>
            <div className={styles["words"]}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            <div className={`ledger ${styles["line"]}`} aria-hidden="true" inert>
              <ol>
                <SampleRow {...set} />
              </ol>
            </div>
          </li>
        ))}
      </ol>
      <Pictures />
      <Features />
      <Closing />
      <footer className={styles["foot"]}>
        <span className="row">
          <img src={promoPicture("logo.png")} alt="" width={32} height={32} loading="lazy" decoding="async" />
          {sentences.beta}
        </span>
        <Link className="link" to="/privacy-policy">
          {sentences.privacyPolicy}
        </Link>
      </footer>
    </div>
  )
}

function Closing() {
  return (
    <section className={styles["closing"]}>
      <div className="stack-l">
        <h2>{sentences.closing}</h2>
        <AccountLinks />
      </div>
      <div className={`ledger ${styles["firstLine"]}`} aria-hidden="true" inert>
        <ol>
          <SampleRow number={1} last={sentences.firstTime} pair={["–", "–"]} />
        </ol>
        <i />
        <i />
        <i />
      </div>
    </section>
  )
}

function AccountLinks() {
  return (
    <div className={`row ${styles["accountLinks"]}`}>
      <Link className="button now large" to="/signup">
        {sentences.signUpNow}
      </Link>
      <Link className="link" to="/login">
        {sentences.alreadyMember}
      </Link>
      {backend.config.allowsAnonymous && <TryWithoutAccount />}
    </div>
  )
}

/** Creates an account without an email address. If the person adds an address later, everything logged until then is kept. */
function TryWithoutAccount() {
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)

  async function begin() {
    if (busy) return
    setBusy(true)
    const { error } = await backend.auth.signInAnonymously()
    setBusy(false)
    if (error) say(sentences.tryFailed, { tone: "error" })
  }

  return (
    <button type="button" className="button quiet" aria-busy={busy} onClick={() => void begin()}>
      {sentences.tryWithout}
    </button>
  )
}
