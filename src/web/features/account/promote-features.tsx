import type { ReactNode } from "react"
import { HereIcon, ServerIcon } from "#web/ui/own-icons.tsx"
import styles from "./promote.module.css"
import { GoalSample, VolumeSample } from "./promote-charts.tsx"

interface Feature {
  title: string
  text: string
  sample: ReactNode
  /** Whether it is still to come. */
  coming: boolean
}

const features: Feature[] = [
  {
    title: "AI-enhanced tracking",
    text: "Ask about a workout that you saved and get an answer about that workout: what moved, what held it back, what to lift next.",
    sample: (
      <Pencilled title="Lower A" kind="suggestion">
        <li>You added 5 kg to your top squat set and kept four reps.</li>
        <li>Grip ended the third set of deadlifts. Straps, or chalk.</li>
        <li>Next Lower A: 120, 127.5, 130 for five, five, five.</li>
      </Pencilled>
    ),
    coming: true,
  },
  {
    title: "An intelligent routine builder",
    text: "Put a routine together from 400 exercises and your own, in your order. Having one drafted from your last three months is coming.",
    sample: <RoutineSample />,
    coming: false,
  },
  {
    title: "Goals with a date you can trust",
    text: "A goal starts from what you lift today, and its projection moves with every workout, in both directions. AI-driven goals, suggested to you, are coming.",
    sample: <GoalSample />,
    coming: false,
  },
  {
    title: "Monthly AI insights, in plain words",
    text: "What moved, what stood still, what to try next. Suggestions stay in pencil until you sign them.",
    sample: (
      <Pencilled title="October 2025" kind="suggestion">
        <li>Twelve workouts, one more than September. Squat volume up 9%.</li>
        <li>Row has stood at 70 kg for six weeks. Try 72.5 for six.</li>
        <li>You skip Fridays after a late Thursday. Move Upper A to Saturday.</li>
      </Pencilled>
    ),
    coming: true,
  },
  {
    title: "Progress charts that prove a sentence",
    text: "Volume, body weight, best sets, time trained. Above each chart stands what it shows, below it the numbers.",
    sample: <VolumeSample />,
    coming: true,
  },
  {
    title: "No signal in the basement? Keep lifting",
    text: "The app opens and saves offline. Every workout says where it is.",
    sample: <OutboxSample />,
    coming: true,
  },
]

/** What the product does, each with a drawing of it; the drawings can't be reached and are not read out. */
export function Features() {
  return (
    <div className={styles["features"]}>
      {features.map(({ title, text, sample, coming }) => (
        <section key={title} className={styles["feature"]}>
          <h2>{title}</h2>
          {coming && <span className="badge">Coming</span>}
          <p>{text}</p>
          <div aria-hidden="true" inert>
            {sample}
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
