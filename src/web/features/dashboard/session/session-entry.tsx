import { Play } from "lucide-react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import { sessionLink } from "#web/programs/session-link.ts"
import styles from "../dashboard.module.css"
import { scheduleSentences } from "../day/schedule-sentences.ts"
import { SessionLines } from "#web/programs/session-lines.tsx"
import own from "./session.module.css"
import { sentences } from "./session-sentences.ts"
import type { ComingSession, SessionsToCome } from "./sessions-to-come.ts"

const mostDecisions = 3

interface SessionEntryProps {
  coming: SessionsToCome
  entry: ComingSession
  today: LocalDay
  /** Whether the day has another workout, so that the actions must name this workout. */
  isNamed: boolean
  logClassName: string
}

/** A program's session, shown on its day. */
export function SessionEntry({ coming, entry, today, isNamed, logClassName }: SessionEntryProps) {
  const { name, place, session, start, date } = entry
  const decides = start?.decides ?? []
  const title = `session-${entry.slot}`
  return (
    <article className={styles["entry"]} aria-labelledby={title}>
      <div className="spread">
        <h3 id={title} className={styles["dayName"]}>
          {name}
        </h3>
        <span className="label">{place}</span>
      </div>
      <SessionLines session={session} heading="h4" />
      {decides.length > 0 && (
        <>
          <h4 className={own["decidesTitle"]}>{sentences.decidesTitle(date === today)}</h4>
          <ul className="small">
            {decides.slice(0, mostDecisions).map(({ exercise_name, text }, index) => (
              <li key={index}>
                <b>{exercise_name}:</b> {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {!start && <p className="small soft">{sentences.later}</p>}
      <div className={`row ${styles["actions"]}`}>
        {start && (
          <Link className={logClassName} {...sessionLink(start, today)}>
            <Play className="icon" aria-hidden />
            {date === today && !isNamed ? scheduleSentences.logThis : label(name, date === today)}
          </Link>
        )}
        <Link className="button" to={`/programs/${coming.program_id}`}>
          {sentences.wholeProgram}
        </Link>
      </div>
    </article>
  )
}

const label = (name: string, isToday: boolean) =>
  isToday ? scheduleSentences.log(name) : sentences.startEarly(name)
