import { Play } from "lucide-react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "#domain/programs/forecast.ts"
import { placeText } from "#domain/programs/session-words.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { cycleOf, isOver, pausedSince } from "#domain/programs/view/course.ts"
import { dayHere } from "#web/device/day-here.ts"
import type { StoredProgram } from "#web/programs/queries.ts"
import { sessionLink } from "#web/programs/session-link.ts"
import { sessionStart } from "#web/programs/session-start.ts"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import styles from "./running.module.css"
import { sentences } from "./sentences.ts"
import { WeekTally } from "./week-tally.tsx"

interface ProgramHeadProps {
  program: StoredProgram
  standing: Standing
  next: ForecastSession | undefined
  today: LocalDay
  endedAt: string | null
}

/** The program's name, how far the run has come, and the button that starts the next session. */
export function ProgramHead({ program, standing, next, today, endedAt }: ProgramHeadProps) {
  const isPaused = pausedSince(standing) !== null
  // The heading has the focus when the page opens, and disappears while a version that was just saved is fetched.
  const focusBack = useFocusBack()
  return (
    <div className={`spread ${styles["head"]}`}>
      <div>
        <h1 {...focusBack}>{program.name}</h1>
        <Whereabouts {...{ standing, next, endedAt }} />
      </div>
      {next && !isPaused && <StartLink {...{ program, standing, next, today }} />}
      {standing.isEnded && (
        <Link className="button primary large" to={`/programs/${program.id}/start`}>
          {sentences.runAgain}
        </Link>
      )}
    </div>
  )
}

function StartLink({
  program,
  standing,
  next,
  today,
}: Omit<ProgramHeadProps, "endedAt"> & { next: ForecastSession }) {
  const routines = program.workouts.map(({ id }) => id)
  const name = sentences.day(standing.plan.program.days[next.session.day]?.name ?? "")
  return (
    <Link
      className="button now large"
      {...sessionLink(sessionStart(standing, next, { routines, today }), today)}
    >
      <Play className="icon" />
      {sentences.start(name)}
    </Link>
  )
}

function Whereabouts({ standing, next, endedAt }: Pick<ProgramHeadProps, "standing" | "next" | "endedAt">) {
  const { plan, position, run } = standing
  const { weeks } = plan.program
  const cycle = cycleOf(standing)
  const paused = pausedSince(standing)
  return (
    <p className={styles["whereabouts"]}>
      {weeks !== null && !standing.isEnded && (
        <WeekTally week={isOver(standing) ? weeks : position.week % weeks} weeks={weeks} />
      )}
      <span>
        <b>{endedAt === null ? placeNow(standing, next) : sentences.ended(dayHere(endedAt))}</b>{" "}
        <span className="soft">
          {paused !== null && endedAt === null && `${sentences.paused(paused)} `}
          {cycle === null ? sentences.since(run.started_on) : sentences.cycleSince(cycle, run.started_on)}
        </span>
      </span>
    </p>
  )
}

function placeNow(standing: Standing, next: ForecastSession | undefined): string {
  const { program } = standing.plan
  if (isOver(standing) && program.weeks !== null) return sentences.over(program.weeks)
  return next ? `${placeText(next.session, program)}.` : sentences.notRunning
}
