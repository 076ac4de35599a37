import { useState } from "react"
import { Link } from "react-router"
import { backend } from "#web/backend/client.ts"
import { promoPicture } from "./promo-picture.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { Features } from "./promote-features.tsx"
import { Pictures } from "./promote-pictures.tsx"
import styles from "./promote.module.css"
import { SampleLedger, SampleRow, type SampleSet } from "./sample-ledger.tsx"
import { sentences } from "./sentences.ts"

const third = { number: 3, last: "127.5 × 4" }

const steps: { title: string; text: string; set: SampleSet }[] = [
  {
    title: "Last time is in pencil",
    text: "Every set starts with the weight and reps you did before. Nothing to look up, nothing to type.",
    set: { ...third, pair: ["127.5", "4"] },
  },
  {
    title: "One tap puts it in ink",
    text: "Change a number or don't. The row becomes true, and the next one is already waiting.",
    set: { ...third, pair: ["130", "4"], done: true },
  },
  {
    title: "A record gets the stamp",
    text: "Heaviest set, most reps, longest run: marked on the line where it happened, and on every chart after that.",
    set: { ...third, pair: ["130", "4"], done: true, record: true },
  },
]

/** The landing page: what Repertoire is, in one row of a set. */
export function PromotePage() {
  return (
    <div className="landing">
      <section className="landing-hero">
        <div className="stack-l">
          <h1>
            Your training,
            <br />
            on the record.
          </h1>
          <p>
            Repertoire pencils in what you lifted last time. You confirm each set with one tap, with or
            without a signal.
          </p>
          <WaysIn />
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
          Repertoire is in beta.
        </span>
        <Link className="link" to="/privacy-policy">
          Privacy policy
        </Link>
      </footer>
    </div>
  )
}

function Closing() {
  return (
    <section className={styles["closing"]}>
      <div className="stack-l">
        <h2>Write the first line today.</h2>
        <WaysIn />
      </div>
      <div className={`ledger ${styles["firstLine"]}`} aria-hidden="true" inert>
        <ol>
          <SampleRow number={1} last="first time" pair={["–", "–"]} />
        </ol>
        <i />
        <i />
        <i />
      </div>
    </section>
  )
}

function WaysIn() {
  return (
    <div className={`row ${styles["waysIn"]}`}>
      <Link className="button now large" to="/signup">
        {sentences.signUpNow}
      </Link>
      <Link className="link" to="/login">
        {sentences.alreadyMember}
      </Link>
      {backend.config.allowsAnonymous && <TryWithout />}
    </div>
  )
}

/** Begins without an address; what is logged stays when one is given later. */
function TryWithout() {
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
