import { PencilLine } from "lucide-react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "#domain/programs/forecast.ts"
import { SessionLines } from "#web/programs/session-lines.tsx"
import { sentences, whenText } from "./sentences.ts"

interface ChosenDayProps {
  programId: string
  planned: ForecastSession
  name: string
  today: LocalDay
  /** Whether the session's date is known. */
  isDated: boolean
}

/** An upcoming session with all its exercises: the next one, or the one chosen in the table. */
export function ChosenDay({ programId, planned: { session, date }, name, today, isDated }: ChosenDayProps) {
  return (
    <section className="block" aria-labelledby="day">
      <header>
        <h2 id="day">{sentences.dayIs(name, isDated ? whenText(date, today) : null)}</h2>
        <span className="row nowrap">
          {session.deload && <span className="label">{sentences.deload}</span>}
          <Link className="button quiet" to={`/programs/${programId}/days/${session.day + 1}`}>
            <PencilLine className="icon" />
            {sentences.editDay}
          </Link>
        </span>
      </header>
      <SessionLines session={session} heading="h3" />
    </section>
  )
}
