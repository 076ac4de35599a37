import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { Doses } from "#web/programs/session-lines.tsx"
import { sentences } from "./sentences.ts"
import styles from "./session-summary.module.css"
import type { WhatIsNext } from "./use-what-is-next.ts"

/** The run's next session, with a link to the program. */
export function NextSession({ next, programId }: { next: WhatIsNext; programId: string }) {
  const { session, program } = next
  return (
    <section className="block" aria-labelledby="next-session">
      <header>
        <h2 id="next-session">{sentences.nextSession}</h2>
        <Link className="link small" to={`/programs/${programId}`}>
          {sentences.wholeProgram}
        </Link>
      </header>
      {session && (
        <div className={styles["next"]}>
          <span className="small soft">
            <b>{formatDay(session.date, "shortWeekday")}</b>
            {formatDay(session.date, "monthAndDay")}
          </span>
          <div>
            <h3>{session.name}</h3>
            {session.main && <Doses line={session.main} />}
            <p className="small soft">{sentences.place(program, session.place)}</p>
          </div>
        </div>
      )}
    </section>
  )
}
