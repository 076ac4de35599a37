import { ChevronLeft } from "lucide-react"
import { Link } from "react-router"
import { backend } from "#web/backend/client.ts"
import styles from "./privacy-policy.module.css"

/** What is stored, where, and how to export or delete it; kept true for each release. */
export function PrivacyPolicyPage() {
  return (
    <article className={`page ${styles["policy"]}`}>
      <Link className="link" to="/">
        <ChevronLeft className="icon" />
        Back to Repertoire
      </Link>
      <h1>Privacy policy</h1>
      <p>
        Repertoire is a training log that somebody runs on a server of their own. This page says what the app
        keeps about you. There is no tracking in it: no analytics, no advertising, no cookies, and no script,
        font or picture from anywhere but this server.
      </p>
      <OnTheServer />
      <OnThisDevice />
      <section className="block">
        <header>
          <h2>Who can see it</h2>
        </header>
        <p>
          Every row in the database carries its owner, and the database itself refuses to show or change it
          for any other account. The person who runs this server can technically read the database, as on
          every server. Nothing is sold or shared, and apart from what you ask an AI for, nothing is sent to
          another company.
        </p>
        <p>
          When you ask an AI to analyze a workout or a month, or to suggest a goal, a routine or a week, this
          goes to the provider that the person who runs this server has chosen: what you trained in that
          month, or in three months, with your notes; your active goals; your equipment; what you avoid, with
          your reasons; the names of your exercises; and your unit of weight. Your name, your address and your
          body weight do not. Nothing is sent unless you press it, and the built-in coach sends nothing at
          all.
        </p>
      </section>
      <section className="block">
        <header>
          <h2>Taking it with you, and deleting it</h2>
        </header>
        <p>
          You can correct and delete each workout, goal, routine and weight in the app. Download My Data on
          your profile gives you your profile, workouts, sets, weights and goals as one CSV file, made on your
          device. Delete My Account, below it, deletes the account with everything in it, on all devices. Only
          the number of your AI requests of that day outlives it, under a code that can't be turned back into
          your address. Deleting is final: the rows are removed, not hidden. Backups that the operator keeps
          of the server may hold them for as long as those backups are kept.
        </p>
      </section>
      <Contact address={backend.config.privacyContact} />
    </article>
  )
}

function OnTheServer() {
  return (
    <section className="block">
      <header>
        <h2>Kept on the server</h2>
      </header>
      <dl className={styles["kept"]}>
        <dt>Your account</dt>
        <dd>
          Email, username, and the password as a hash that can't be turned back into it. Without an address,
          everything goes after 30 days unused.
        </dd>
        <dt>Your sign-ins</dt>
        <dd>
          For each one its time, the kind of browser, and the network address, so that it can be ended. The
          secret of your authenticator app and the public halves of your passkeys, if you have any.
        </dd>
        <dt>Your training</dt>
        <dd>
          Workouts with their sets, notes, dates and durations; routines, goals and schedules; what you enter
          in your profile, such as name, age, sex, height and weight. All of it is optional except the
          workouts you save.
        </dd>
        <dt>Mail</dt>
        <dd>
          What you ask for, such as the link that confirms your address, and a notice when a way into your
          account changes.
        </dd>
        <dt>Logs</dt>
        <dd>
          One line a request, to find faults. No password, no sign-in token and no note of yours is in it.
        </dd>
      </dl>
    </section>
  )
}

function OnThisDevice() {
  return (
    <section className="block">
      <header>
        <h2>Kept on this device</h2>
      </header>
      <dl className={styles["kept"]}>
        <dt>Your sign-in</dt>
        <dd>So that you stay signed in. Log out removes it.</dd>
        <dt>Unsent workouts</dt>
        <dd>
          What you are writing, until it is safe on the server. Nobody else who signs in here is shown it.
        </dd>
        <dt>Two choices</dt>
        <dd>Light or dark, and that you accepted this.</dd>
      </dl>
    </section>
  )
}

function Contact({ address }: { address: string }) {
  return (
    <section className="block">
      <header>
        <h2>Questions</h2>
      </header>
      {address ? (
        <p>
          Write to <a href={`mailto:${address}`}>{address}</a>.
        </p>
      ) : (
        <p>The person who runs this server has not given a mail address. Ask whoever told you about it.</p>
      )}
    </section>
  )
}
