import { SetDoneIcon, SetOpenIcon } from "#web/ui/own-icons.tsx"
import { sentences } from "./sample-ledger-sentences.ts"

export interface SampleSet {
  number: number
  last: string
  pair: [string, string]
  done?: boolean
  record?: boolean
}

const squats: SampleSet[] = [
  { number: 1, last: "120 × 5", pair: ["120", "5"], done: true },
  { number: 2, last: "122.5 × 5", pair: ["125", "5"], done: true },
  { number: 3, last: "127.5 × 4", pair: ["130", "4"], done: true, record: true },
  { number: 4, last: "110 × 6", pair: ["110", "6"] },
]

/** A drawing of the ledger mid-workout, made of the app's own rows. It can't be focused and is hidden from screen readers. */
export function SampleLedger({ className = "" }: { className?: string | undefined }) {
  return (
    <div className={`ledger sample ${className}`} aria-hidden="true" inert>
      <div className="exercise">
        <span>1</span>
        <h3>{sentences.exercise}</h3>
        <span />
      </div>
      <div className="set-head">
        <span>{sentences.set}</span>
        <span>{sentences.lastTime}</span>
        <span className="pair">
          <span>{sentences.weightUnit}</span>
          <i />
          <span>{sentences.reps}</span>
        </span>
        <span />
      </div>
      <ol>
        {squats.map((set) => (
          <SampleRow key={set.number} {...set} />
        ))}
      </ol>
    </div>
  )
}

/** One row of the drawing: in pencil, or in ink when done. */
export function SampleRow({ number, last, pair: [weight, reps], done = false, record = false }: SampleSet) {
  return (
    <li className={done ? "set done" : "set"}>
      <span className="set-no">{number}</span>
      <span className="set-last">{last}</span>
      <span className="pair">
        <b>{weight}</b>
        <i>×</i>
        <b>{reps}</b>
      </span>
      <button type="button" className="confirm" aria-pressed={done}>
        {done ? <SetDoneIcon /> : <SetOpenIcon />}
        {done ? sentences.done : sentences.confirm}
      </button>
      {record && <span className="stamp">{sentences.record}</span>}
    </li>
  )
}
