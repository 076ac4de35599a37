import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { backend } from "#web/backend/client.ts"
import styles from "./privacy-policy.module.css"
import { sentences } from "./privacy-sentences.ts"

/** The privacy policy: what is stored and where, and how to export or delete it. */
export function PrivacyPolicyPage() {
  return (
    <article className={`page ${styles["policy"]}`}>
      <Link className="link" to="/">
        <ChevronLeft className="icon" />
        {sentences.back}
      </Link>
      <h1>{sentences.title}</h1>
      <p>{sentences.about}</p>
      <OnTheServer />
      <OnThisDevice />
      <Section title={sentences.access}>
        <p>{sentences.aboutAccess}</p>
        <p>{sentences.aboutAi}</p>
      </Section>
      <Section title={sentences.leaving}>
        <p>{sentences.aboutLeaving}</p>
      </Section>
      <Contact address={backend.config.privacyContact} />
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="block">
      <header>
        <h2>{title}</h2>
      </header>
      {children}
    </section>
  )
}

function OnTheServer() {
  return (
    <Section title={sentences.onServer}>
      <dl className={styles["details"]}>
        <dt>{sentences.account}</dt>
        <dd>{sentences.aboutAccount}</dd>
        <dt>{sentences.signIns}</dt>
        <dd>{sentences.aboutSignIns}</dd>
        <dt>{sentences.training}</dt>
        <dd>{sentences.aboutTraining}</dd>
        <dt>{sentences.mail}</dt>
        <dd>{sentences.aboutMail}</dd>
        <dt>{sentences.logs}</dt>
        <dd>{sentences.aboutLogs}</dd>
      </dl>
    </Section>
  )
}

function OnThisDevice() {
  return (
    <Section title={sentences.onDevice}>
      <dl className={styles["details"]}>
        <dt>{sentences.signIn}</dt>
        <dd>{sentences.aboutSignIn}</dd>
        <dt>{sentences.unsent}</dt>
        <dd>{sentences.aboutUnsent}</dd>
        <dt>{sentences.choices}</dt>
        <dd>{sentences.aboutChoices}</dd>
      </dl>
    </Section>
  )
}

function Contact({ address }: { address: string }) {
  return (
    <Section title={sentences.questions}>
      {address ? (
        <p>
          {sentences.writeTo} <a href={`mailto:${address}`}>{address}</a>.
        </p>
      ) : (
        <p>{sentences.noContact}</p>
      )}
    </Section>
  )
}
