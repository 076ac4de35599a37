import { useMemo } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { pausedSince } from "#domain/programs/view/course.ts"
import { type PaperPlan, type PaperWeek, planOnPaper } from "#domain/programs/view/plan-on-paper.ts"
import { Paper } from "#web/printing/paper.tsx"
import { sentences as printing } from "#web/printing/sentences.ts"
import { DayTable } from "./day-table.tsx"
import styles from "./printing.module.css"
import { sentences } from "./sentences.ts"

export interface PlanSheetProps {
  standing: Standing
  today: LocalDay
  /** How many times printing has been requested. The plan is printed whenever this goes up. */
  times: number
}

/** The printed plan. */
export function PlanSheet({ standing, today, times }: PlanSheetProps) {
  const plan = useMemo(() => planOnPaper(standing, today), [standing, today])
  const { name, by } = standing.plan.program
  const hasLoads = plan.weeks.some(({ sessions }) =>
    sessions.some(({ lines }) =>
      lines.some(({ sets }) => sets.some(({ load }) => load !== null && load !== 0)),
    ),
  )
  return (
    <Paper title={name} exercises={exercisesOf(plan)} {...{ times }}>
      <p>
        {by !== null && `${by}. `}
        {printing.printed(today)} {hasLoads && sentences.ifMet}
      </p>
      <Maxes {...{ standing }} maxes={plan.maxes} />
      {plan.weeks.map((week) => (
        <Week key={week.sessions[0]?.slot} {...{ standing, week }} />
      ))}
    </Paper>
  )
}

/** The names of the plan's exercises, in the order in which they come. */
function exercisesOf({ weeks }: PaperPlan): string[] {
  const lines = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.lines))
  return [...new Set(lines.map(({ exercise_name }) => exercise_name))]
}

function Maxes({ standing: { unit }, maxes }: { standing: Standing } & Pick<PaperPlan, "maxes">) {
  if (maxes.length === 0) return null
  return (
    <section className={styles["maxes"]}>
      <h2>{sentences.maxes}</h2>
      <ul>
        {maxes.map(({ lift, tm }) => (
          <li key={lift.key}>
            {lift.exercise_name} <b>{sentences.max(tm, unit)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Week({ standing, week: { week, isDeload, sessions } }: { standing: Standing; week: PaperWeek }) {
  const { program } = standing.plan
  const isDated = pausedSince(standing) === null
  return (
    <section className={styles["week"]}>
      <h2>{isDeload ? sentences.deload : sentences.week(week, program.weeks)}</h2>
      {sessions.map(({ slot, day, date, lines }) => (
        <section key={slot} className={styles["day"]}>
          <h3>{sentences.day(program.days[day]?.name ?? "", isDated ? date : null)}</h3>
          <DayTable {...{ lines }} unit={standing.unit} />
        </section>
      ))}
    </section>
  )
}
