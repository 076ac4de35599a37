import type { ForecastSession } from "#domain/programs/forecast.ts"
import type { Program } from "#domain/programs/program.ts"
import { Doses } from "#web/programs/session-lines.tsx"
import { sentences } from "./sentences.ts"
import styles from "./starting.module.css"

/** How a run would begin. */
export interface FirstSessions {
  sessions: readonly ForecastSession[]
  /** The days that are left out of the first week, as indexes in the program. */
  leftOut: readonly number[]
}

type FirstWeekProps = FirstSessions & { program: Program }

/** The first sessions as they would be with the weights in the fields. */
export function FirstWeek({ program, sessions, leftOut }: FirstWeekProps) {
  const [first] = sessions
  if (!first) return null
  return (
    <section className="block" aria-labelledby="first-week">
      <header>
        <h2 id="first-week">{sentences.preview(first.session.week + 1)}</h2>
        {leftOut.length === 0 && (
          <span className="label">{sentences.previewDays(sessions.length, program.days_per_week)}</span>
        )}
      </header>
      {leftOut.length > 0 && (
        <p className="small" role="status">
          {first.session.week > 0
            ? sentences.weekLeftOut
            : sentences.daysLeftOut(leftOut.map((day) => program.days[day]?.name ?? ""))}
        </p>
      )}
      <ol className={`ledger ${styles["preview"]}`}>
        {sessions.map(({ slot, date, session: { day, lines } }) => (
          <li key={slot}>
            <span>{slot}</span>
            <div>
              <h3>{sentences.session(program.days[day]?.name ?? "", date)}</h3>
              {lines.slice(0, 1).map((line) => (
                <div key={line.exercise_name}>
                  <span className="small soft">{line.exercise_name}</span>
                  <Doses line={line} />
                </div>
              ))}
              {lines.length > 1 && (
                <span className="small soft">{sentences.moreExercises(lines.length - 1)}</span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
