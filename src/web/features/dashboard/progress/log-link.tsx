import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import { sentences } from "#web/ui/later-sentences.ts"

/** A link to log a first workout, for people who don't have any data yet. */
export function LogLink({ day }: { day: LocalDay }) {
  return (
    <Link className="link" to="/log-workout/new" state={{ selectedDate: day }}>
      {sentences.logNewWorkout}
    </Link>
  )
}
