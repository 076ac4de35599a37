import { useMemo, useState } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { reasonSentence } from "#domain/programs/reason-sentences.ts"
import type { ProgramEvent } from "#domain/programs/run.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { type Happening, happeningsOf } from "#domain/programs/view/what-happened.ts"
import { dayHere } from "#web/device/day-here.ts"
import styles from "../running.module.css"
import { sentences as page } from "../sentences.ts"
import { eventText, sentences } from "./sentences.ts"

interface HappeningsProps {
  standing: Standing
  events: readonly ProgramEvent[]
}

const shownAtOnce = 5

/** The history of a run, latest first: sessions with what they changed and why, and changes of course. */
export function Happenings({ standing, events }: HappeningsProps) {
  const happenings = useMemo(() => happeningsOf(standing, events), [standing, events])
  const [count, setCount] = useState(shownAtOnce)
  return (
    <section className="block" aria-labelledby="happened">
      <header>
        <h2 id="happened">{sentences.title}</h2>
      </header>
      {happenings.length === 0 && <p className="small soft">{sentences.nothingYet}</p>}
      <ol className={styles["happened"]}>
        {happenings.slice(0, count).map((happening) => (
          <Item
            key={"event" in happening ? happening.event.id : happening.slot}
            {...{ happening, standing }}
          />
        ))}
      </ol>
      {happenings.length > count && (
        <button type="button" className="button quiet" onClick={() => setCount(count + 4 * shownAtOnce)}>
          {sentences.more}
        </button>
      )}
    </section>
  )
}

function Item({ happening, standing }: { happening: Happening; standing: Standing }) {
  if ("event" in happening) {
    const { event, skipped } = happening
    return (
      <li>
        <h3>{eventText(event, standing.plan, skipped)}</h3>
        <span className="label">{formatDay(dayHere(event.made_at), "monthAndDay")}</span>
      </li>
    )
  }
  const { slot, date, day, logId, changes } = happening
  const name = day === null ? sentences.session(slot) : page.day(day)
  return (
    <li>
      <h3>{logId === null ? name : <Link to={`/log-workout/log/${logId}/summary`}>{name}</Link>}</h3>
      <span className="label">{formatDay(date, "monthAndDay")}</span>
      {day === null && <p>{sentences.unreadable}</p>}
      {changes.map((change) => (
        <p key={change.lift}>
          <b>{change.exercise_name}:</b> {reasonSentence(change)}
        </p>
      ))}
    </li>
  )
}
