import { Link } from "react-router"
import { nextSession } from "#domain/programs/next-session.ts"
import { currentDay } from "#web/device/current-day.ts"
import type { RunRow } from "./queries.ts"
import styles from "./running-line.module.css"
import { dayTitle } from "#domain/programs/session-words.ts"
import { sentences, whereText } from "./sentences.ts"
import { useRun } from "./use-run.ts"

/** The running program as a list item: its name, the current week and day, and its days. */
export function RunningLine({ userId, row }: { userId: string; row: RunRow }) {
  const run = useRun(userId, row)
  const standing = run.state === "ready" ? run.standing : null
  const days = standing?.plan.program.days.map(({ name }) => dayTitle(name)) ?? []
  return (
    <div className={styles["line"]}>
      <h3>
        <Link to={`/programs/${row.program_id}`}>{row.programs.name}</Link>
      </h3>
      <span className="label">{sentences.running}</span>
      <p>{standing && whereText(standing, nextSession(standing, currentDay()))}</p>
      <p className="label">{days.join(", ")}</p>
    </div>
  )
}
