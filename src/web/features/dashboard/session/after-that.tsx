import { ChevronRight } from "lucide-react"
import { useId } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { targetText } from "#domain/programs/session-words.ts"
import { topSet } from "#domain/programs/view/top-set.ts"
import { Resume } from "./resume.tsx"
import { MissedAlert } from "./missed-day.tsx"
import styles from "./session.module.css"
import { sentences } from "./session-sentences.ts"
import type { ComingSession, SessionsToCome } from "./sessions-to-come.ts"

const mostShown = 3

interface AfterThatProps {
  userId: string
  coming: SessionsToCome
  today: LocalDay
}

/** The program's next sessions after today, and a notice about a session that was missed. */
export function AfterThat({ userId, coming, today }: AfterThatProps) {
  const title = useId()
  const { missed } = coming
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
        <>
          <p className="soft">{coming.pausedAfter === null ? coming.none : sentences.paused}</p>
          {coming.pausedAfter !== null && (
            <Resume {...{ userId, today }} run={coming} lastSlot={coming.pausedAfter} />
          )}
        </>
      ) : (
        <ol className={styles["after"]}>
          {later.map((entry) => (
            <Later key={entry.slot} entry={entry} />
          ))}
        </ol>
      )}
      {missed?.follows === "left_out" && (
        <div className={styles["missedAlert"]}>
          <MissedAlert run={coming} {...{ userId, missed, today }} />
        </div>
      )}
      {missed && missed.follows !== "left_out" && (
        <p className={`small soft ${styles["missed"]}`}>
          {sentences.missed(missed.name, missed.meant, missed.follows)}
        </p>
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
