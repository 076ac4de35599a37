import type { ForecastSession } from "#domain/programs/forecast.ts"
import type { Program } from "#domain/programs/program.ts"
import { Doses } from "#web/programs/session-lines.tsx"
import { sentences } from "./sentences.ts"
import styles from "./starting.module.css"

interface FirstWeekProps {
  program: Program
  sessions: readonly ForecastSession[]
}

/** The first sessions as they would be with the weights in the fields. */
export function FirstWeek({ program, sessions }: FirstWeekProps) {
  if (sessions.length === 0) return null
  return (
    <section className="block" aria-labelledby="first-week">
      <header>
        <h2 id="first-week">{sentences.preview(1)}</h2>
        <span className="label">{sentences.previewDays(sessions.length, program.days_per_week)}</span>
      </header>
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
