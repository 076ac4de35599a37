import { positionOn } from "../calendar.ts"
import { dayOf } from "../position.ts"
import type { Standing } from "../standing.ts"

/**
 * The days of the first week, as indexes, that a run that advances by calendar leaves out because they have
 * passed when it starts. `standing` is where the run stands at its start.
 */
export function leftOutAtStart(standing: Standing): number[] {
  const { run, plan, position } = standing
  if (run.advance !== "calendar" || run.missed !== "left_out") return []
  const { week, left } = positionOn(standing, run.started_on)
  const leftOut = plan.week.filter((session) => week > position.week || !left.includes(session))
  return leftOut.map((session) => dayOf(session, position, plan))
}
