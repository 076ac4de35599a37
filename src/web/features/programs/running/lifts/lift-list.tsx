import { Pencil } from "lucide-react"
import ArrowRight from "lucide-react/icons/arrow-right"
import { useMemo, useState } from "react"
import type { Standing } from "#domain/programs/standing.ts"
import type { MetForecast } from "#domain/programs/view/forecast-if-met.ts"
import { type LiftOutlook, liftOutlooks } from "#domain/programs/view/lift-outlook.ts"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import styles from "../running.module.css"
import { loadText, sentences, whyText } from "./sentences.ts"

interface LiftsProps {
  standing: Standing
  /** The upcoming sessions, at least those of the current cycle. */
  forecast: MetForecast
  /** The names of the program's days. */
  days: readonly string[]
  /** Opens the dialog that changes a lift's load; undefined if nothing can be changed. */
  onChange: ((outlook: LiftOutlook) => void) | undefined
  /** After a miss, lowers a training max to the given load. */
  onLower: (outlook: LiftOutlook, load: number) => void
}

/** Training maxes, then the other lifts: each one's load now, its next load, and why. */
export function Lifts({ standing, forecast, days, onChange, onLower }: LiftsProps) {
  const { unit } = standing
  const outlooks = useMemo(() => liftOutlooks(standing, forecast), [standing, forecast])
  const names = namesOf(outlooks, days)
  const maxes = outlooks.filter(({ lift }) => lift.rule.name === "tm")
  const others = outlooks.filter(({ lift }) => lift.rule.name !== "tm")
  return (
    <>
      {maxes.length > 0 && (
        <LiftList
          id="maxes"
          title={sentences.maxes}
          label={sentences.afterCycle(unit)}
          {...{ outlooks: maxes, names, onChange, onLower }}
        />
      )}
      {others.length > 0 && (
        <LiftList
          id="loads"
          title={sentences.loads}
          label={sentences.afterSession(unit)}
          {...{ outlooks: others, names, onChange, onLower }}
        />
      )}
    </>
  )
}

/** The lifts' names, by key. If an exercise has several lifts, their names include the day: "Back Squat (Barbell), Day 1". */
function namesOf(outlooks: readonly LiftOutlook[], days: readonly string[]): Map<string, string> {
  const lifts = outlooks.map(({ lift }) => lift)
  return new Map(
    lifts.map(({ key, exercise_id, exercise_name, days: own }) => {
      const isAlone = lifts.every((other) => other.key === key || other.exercise_id !== exercise_id)
      const names = [...own].map((day) => days[day] ?? "")
      return [key, isAlone ? exercise_name : [exercise_name, ...names].join(", ")]
    }),
  )
}

// A program can have two dozen lifts, most of them minor, so only the first ones are shown.
const shownAtFirst = 5

interface LiftListProps extends Pick<LiftsProps, "onChange" | "onLower"> {
  outlooks: readonly LiftOutlook[]
  id: string
  title: string
  label: string
  names: ReadonlyMap<string, string>
}

function LiftList({ id, title, label, outlooks, names, onChange, onLower }: LiftListProps) {
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
          <LiftItem
            key={outlook.lift.key}
            name={names.get(outlook.lift.key) ?? outlook.lift.exercise_name}
            {...{ outlook, onChange, onLower }}
          />
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

interface LiftItemProps extends Pick<LiftsProps, "onChange" | "onLower"> {
  outlook: LiftOutlook
  name: string
}

function LiftItem({ outlook, name, onChange, onLower }: LiftItemProps) {
  const { lift, now, after, offered } = outlook
  const focusBack = useFocusBack()
  return (
    <li>
      <h3>
        {name}
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
          aria-label={sentences.change(name)}
          onClick={() => onChange(outlook)}
        >
          <Pencil className="icon" />
        </button>
      )}
      <p>{whyText(outlook)}</p>
      {onChange && offered !== null && (
        <button
          type="button"
          {...focusBack}
          className={`button ${styles["lower"]}`}
          aria-label={sentences.lowerNowOf(name, loadText(outlook, offered))}
          onClick={() => onLower(outlook, offered)}
        >
          {sentences.lowerNow(loadText(outlook, offered))}
        </button>
      )}
    </li>
  )
}
