import type { ReactNode } from "react"
import { HereIcon, ServerIcon } from "#web/ui/own-icons.tsx"
import { claims } from "./promote-list.ts"
import styles from "./promote.module.css"
import { GoalSample, VolumeSample } from "./promote-charts.tsx"

const samples: Record<keyof typeof claims, ReactNode> = {
  charts: <VolumeSample />,
  routines: <RoutineSample />,
  goals: <GoalSample />,
  offline: <OutboxSample />,
  tracking: (
    <Pencilled title="Lower A" kind="suggestion">
      <li>You added 5 kg to your top squat set and kept four reps.</li>
      <li>Grip ended the third set of deadlifts. Straps, or chalk.</li>
      <li>Next Lower A: 120, 127.5, 130 for five, five, five.</li>
    </Pencilled>
  ),
  insights: (
    <Pencilled title="October 2025" kind="suggestion">
      <li>Twelve workouts, one more than September. Squat volume up 9%.</li>
      <li>Row has stood at 70 kg for six weeks. Try 72.5 for six.</li>
      <li>You skip Fridays after a late Thursday. Move Upper A to Saturday.</li>
    </Pencilled>
  ),
}

const keys = ["charts", "routines", "goals", "offline", "tracking", "insights"] as const

/** The product's features, each with a drawing that is neither focusable nor announced. */
export function Features() {
  return (
    <div className={styles["features"]}>
      {keys.map((key) => (
        <section key={key} className={styles["feature"]}>
          <h2>{claims[key].title}</h2>
          <p>{claims[key].text}</p>
          <div aria-hidden="true" inert>
            {samples[key]}
          </div>
        </section>
      ))}
    </div>
  )
}

function Pencilled({ title, kind, children }: { title: string; kind: string; children: ReactNode }) {
  return (
    <div className="pencilled">
      <header>
        <h3>{title}</h3>
        <span className="label">{kind}</span>
      </header>
      <ul className="notes small">{children}</ul>
    </div>
  )
}

const routine = [
  ["Bench Press (Barbell)", "3 × 6–8"],
  ["Bent Over Row (Barbell)", "3 × 8–12"],
  ["Incline Press (Dumbbell)", "2 × 10–12"],
  ["Face Pull (Cable)", "2 × 15"],
  ["Rowing Machine", "12 min"],
] as const

function RoutineSample() {
  return (
    <ol className={`ledger ${styles["plan"]}`}>
      {routine.map(([exercise, sets], index) => (
        <li key={exercise}>
          <span>{index + 1}</span>
          <b>{exercise}</b>
          <span className="number">{sets}</span>
        </li>
      ))}
    </ol>
  )
}

const workouts = [
  { name: "Upper A", day: "Friday, Nov 21", sent: false },
  { name: "Lower A", day: "Wednesday, Nov 19", sent: true },
  { name: "Upper B", day: "Monday, Nov 17", sent: true },
]

function OutboxSample() {
  return (
    <ul className="list">
      {workouts.map(({ name, day, sent }) => (
        <li key={name}>
          <span className="grow">
            <b>{name}</b>
            <br />
            <span className="label">{day}</span>
          </span>
          <span className={sent ? "state server" : "state here"}>
            {sent ? <ServerIcon /> : <HereIcon />}
            {sent ? "On the server" : "Saved on this device"}
          </span>
        </li>
      ))}
    </ul>
  )
}
