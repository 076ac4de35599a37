import type { ReactNode } from "react"
import { HereIcon } from "#web/ui/own-icons.tsx"
import { ServerIcon } from "#web/ui/server-icon.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { claims } from "./promote-claims-sentences.ts"
import styles from "./promote.module.css"
import { GoalSample, VolumeSample } from "./promote-charts.tsx"
import { samples } from "./promote-sample-sentences.ts"

const pictures: Record<keyof typeof claims, ReactNode> = {
  charts: <VolumeSample />,
  routines: <RoutineSample />,
  goals: <GoalSample />,
  offline: <OutboxSample />,
  tracking: <PencilNotes {...samples.tracking} />,
  insights: <PencilNotes {...samples.insights} />,
}

const order = ["charts", "routines", "goals", "offline", "tracking", "insights"] as const

/** The product's features, each with a picture that can't be focused and is hidden from screen readers. */
export function Features() {
  return (
    <div className={styles["features"]}>
      {order.map((key) => (
        <section key={key} className={styles["feature"]}>
          <h2>{claims[key].title}</h2>
          <p>{claims[key].text}</p>
          <div aria-hidden="true" inert>
            {pictures[key]}
          </div>
        </section>
      ))}
    </div>
  )
}

function PencilNotes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <div className="pencilled">
      <header>
        <h3>{title}</h3>
        <span className="label">{samples.suggestion}</span>
      </header>
      <ul className="notes small">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

function RoutineSample() {
  return (
    <ol className={`ledger ${styles["plan"]}`}>
      {samples.routine.map(({ exercise, sets }, index) => (
        <li key={exercise}>
          <span>{index + 1}</span>
          <b>{exercise}</b>
          <span className="number">{sets}</span>
        </li>
      ))}
    </ol>
  )
}

function OutboxSample() {
  return (
    <ul className="list">
      {samples.workouts.map(({ name, day, isSent }) => (
        <li key={name}>
          <span className="grow">
            <b>{name}</b>
            <br />
            <span className="label">{day}</span>
          </span>
          <span className={isSent ? "state server" : "state here"}>
            {isSent ? <ServerIcon /> : <HereIcon />}
            {isSent ? shared.onServer : shared.onThisDevice}
          </span>
        </li>
      ))}
    </ul>
  )
}
