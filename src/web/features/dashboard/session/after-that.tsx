import { ChevronRight } from "lucide-react"
import { useId } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { targetText } from "#domain/programs/session-words.ts"
import { topSet } from "#domain/programs/view/top-set.ts"
import styles from "./session.module.css"
import { sentences } from "./session-sentences.ts"
import type { ComingSession, SessionsToCome } from "./sessions-to-come.ts"

const mostShown = 3

/** The program's next sessions after today. */
export function AfterThat({ coming, today }: { coming: SessionsToCome; today: LocalDay }) {
  const title = useId()
  const later = coming.sessions.filter(({ date }) => date > today).slice(0, mostShown)
  return (
    <section className="block" aria-labelledby={title}>
      <header>
        <h2 id={title}>{sentences.afterThat}</h2>
        <Link className="link small" to={`/programs/${coming.program_id}`}>
          {sentences.wholeProgram}
          <ChevronRight className="icon" aria-hidden />
        </Link>
      </header>
      {coming.sessions.length === 0 ? (
        <p className="soft">{coming.none}</p>
      ) : (
        <ol className={styles["after"]}>
          {later.map((entry) => (
            <Later key={entry.slot} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Later({ entry: { date, name, session, start } }: { entry: ComingSession }) {
  const top = topSet(session)
  return (
    <li>
      <span className="small soft">
        <b>{formatDay(date, "shortWeekday")}</b>
        {formatDay(date, "monthAndDay")}
      </span>
      <span>
        <h3>{name}</h3>
        {top && <span className="small soft">{sentences.topSet(targetText(top))}</span>}
      </span>
      <span className="small soft row">
        <i className="mark committed" aria-hidden />
        {start && sentences.next}
      </span>
    </li>
  )
}
