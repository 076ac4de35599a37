import type { LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "#domain/programs/forecast.ts"
import { SessionLines } from "#web/programs/session-lines.tsx"
import { sentences, whenText } from "./sentences.ts"

interface ChosenDayProps {
  planned: ForecastSession
  name: string
  today: LocalDay
  /** Whether its day is known. */
  isDated: boolean
}

/** A session to come with all its exercises: the next one, or the one that was pressed in the table. */
export function ChosenDay({ planned: { session, date }, name, today, isDated }: ChosenDayProps) {
  return (
    <section className="block" aria-labelledby="day">
      <header>
        <h2 id="day">{sentences.dayIs(name, isDated ? whenText(date, today) : null)}</h2>
        {session.deload && <span className="label">{sentences.deload}</span>}
      </header>
      <SessionLines session={session} heading="h3" />
    </section>
  )
}
