import { Pencil } from "lucide-react"
import ArrowRight from "lucide-react/icons/arrow-right"
import { useState } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { LiftOutlook } from "#domain/programs/view/lift-outlook.ts"
import styles from "../running.module.css"
import { loadText, sentences, whyText } from "./sentences.ts"

interface LiftsProps {
  outlooks: readonly LiftOutlook[]
  unit: WeightUnit
  /** Opens the change of a lift's load; undefined where nothing can be changed. */
  onChange: ((outlook: LiftOutlook) => void) | undefined
}

/** Training maxes, then the other lifts: what each is, what it becomes, and why. */
export function Lifts({ outlooks, unit, onChange }: LiftsProps) {
  const maxes = outlooks.filter(({ lift }) => lift.rule.name === "tm")
  const others = outlooks.filter(({ lift }) => lift.rule.name !== "tm")
  return (
    <>
      {maxes.length > 0 && (
        <LiftList
          id="maxes"
          title={sentences.maxes}
          label={sentences.afterCycle(unit)}
          {...{ outlooks: maxes, onChange }}
        />
      )}
      {others.length > 0 && (
        <LiftList
          id="loads"
          title={sentences.loads}
          label={sentences.afterSession(unit)}
          {...{ outlooks: others, onChange }}
        />
      )}
    </>
  )
}

// A program can have two dozen lifts, most of them small ones.
const shownAtFirst = 5

interface LiftListProps extends Pick<LiftsProps, "outlooks" | "onChange"> {
  id: string
  title: string
  label: string
}

function LiftList({ id, title, label, outlooks, onChange }: LiftListProps) {
  const [areAllShown, setAllShown] = useState(false)
  const shown =
    areAllShown || outlooks.length <= shownAtFirst + 1 ? outlooks : outlooks.slice(0, shownAtFirst)
  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <span className="label">{label}</span>
      </header>
      <ul className={styles["maxes"]}>
        {shown.map((outlook) => (
          <LiftItem key={outlook.lift.key} {...{ outlook, onChange }} />
        ))}
      </ul>
      {shown.length < outlooks.length && (
        <button type="button" className="button quiet" onClick={() => setAllShown(true)}>
          {sentences.all(outlooks.length)}
        </button>
      )}
    </section>
  )
}

function LiftItem({ outlook, onChange }: { outlook: LiftOutlook } & Pick<LiftsProps, "onChange">) {
  const { lift, now, after } = outlook
  return (
    <li>
      <h3>
        {lift.exercise_name}
        {lift.rule.name === "rpe" && <span className="label"> {sentences.estimate}</span>}
      </h3>
      <span className="number">{now === null ? "" : loadText(outlook, now)}</span>
      <span className={styles["becomes"]}>
        {after !== null && (
          <>
            <ArrowRight className="icon" />
            <span className="hidden-text"> {sentences.becomes} </span>
            <b>{loadText(outlook, after)}</b>
          </>
        )}
      </span>
      {onChange && (
        <button
          type="button"
          className="button quiet square"
          aria-label={sentences.change(lift.exercise_name)}
          onClick={() => onChange(outlook)}
        >
          <Pencil className="icon" />
        </button>
      )}
      <p>{whyText(outlook)}</p>
    </li>
  )
}
