import { useMemo } from "react"
import { valueInSystem } from "#domain/goals/goal-metric.ts"
import { type GoalPoint, goalRuler, habitWeeks, weeksInARow } from "#domain/goals/goal-progress.ts"
import { goalStanding, goalUnit } from "#domain/goals/goal-standing.ts"
import { standingWords } from "#domain/goals/standing-words.ts"
import { type Projection, projectGoal } from "#domain/goals/goal-trend.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { Ruler } from "#web/ui/ruler.tsx"
import { GoalChart } from "./goal-chart.tsx"
import styles from "./goals.module.css"
import type { Goal } from "./queries.ts"
import { progressSentences } from "./progress-sentences.ts"

interface GoalProgressProps {
  goal: Goal
  today: LocalDay
  system: UnitSystem
  name: string
}

const habitWeeksShown = 8

/** A goal's progress in four parts, which cards in a row align: the figure, the chart, the ruler, and the forecast. */
export function GoalProgress({ goal, today, system, name }: GoalProgressProps) {
  const { metric, progress } = goal
  const unit = goalUnit(metric, system)
  const standing = goalStanding(goal, progress, system)
  const shown = (value: number) => formatNumber(valueInSystem(value, goal, system))
  const isHabit = metric === "frequency"
  const points = useMemo(
    () => (isHabit ? habitWeeks(progress, today, habitWeeksShown) : progress.series),
    [isHabit, progress, today],
  )
  const isBest = metric === "weight" || metric === "reps"
  const ruler = goalRuler(progress, goal.target_value)
  return (
    <>
      <p className={styles["now"]}>
        <span className="number">{standing?.value ?? 0}</span>{" "}
        <span className="soft">
          {progressSentences.ofTarget(shown(goal.target_value), unit, standing?.day ?? null, today)}
        </span>
      </p>
      <div className={styles["chart"]}>
        {points.length > 0 ? (
          <GoalChart
            {...{ goal, system, name, isHabit, isBest, points }}
            unit={isHabit ? progressSentences.times : unit}
          />
        ) : (
          <p className="empty">{standingWords.nothingLogged}</p>
        )}
      </div>
      <div>
        <Ruler label={name} percentage={progress.percentage} scale={ruler} />
        <div className="spread label">
          <span>{shown(ruler.low)}</span>
          {progress.start_value !== null && (
            <span>
              {progressSentences.start(
                `${shown(progress.start_value)} ${isHabit ? progressSentences.times : unit}`,
                progress.start_day ?? progress.since,
                today,
              )}
            </span>
          )}
          <span>
            {shown(goal.target_value)} {unit}
          </span>
        </div>
      </div>
      <div className={styles["outlook"]}>
        <Outlook {...{ goal, today, points }} />
        <p className="label">
          {progressSentences.basis(metric, goal.exercise_id === null, progress.since, today)}
          {isBest && standing && progress.current_value === null && ` ${progressSentences.fromBefore}`}
        </p>
      </div>
    </>
  )
}

/** The forecast, as a sentence. */
function Outlook({ goal, today, points }: { goal: Goal; today: LocalDay; points: readonly GoalPoint[] }) {
  const { target_date: due, status, achieved_at, target_value } = goal
  if (status === "achieved" && achieved_at !== null) return null
  const projection = goal.metric === "frequency" ? null : projectionOf(goal, today)
  const isOverdue = due !== null && due < today
  const isLate = isOverdue || (projection?.kind === "dated" && due !== null && projection.day > due)
  const weeksMet = points.filter(({ value }) => value >= target_value).length
  return (
    <p className={`small ${isLate ? styles["late"] : ""}`}>
      {isOverdue && `${progressSentences.overdue(due, today)} `}
      {projection
        ? progressSentences.projection(projection, isOverdue ? null : due, today)
        : progressSentences.habit(weeksMet, points.length, weeksInARow(points, target_value))}
    </p>
  )
}

function projectionOf({ metric, target_value, progress }: Goal, today: LocalDay): Projection {
  const { series, since, current_value } = progress
  const target = roundTo(target_value, 2)
  if (metric === "weight" || metric === "reps") return projectGoal(series, target, today)
  // Totals start from zero and don't change on days without training.
  const ends = current_value
    ? [{ day: since, value: 0 }, ...series, { day: today, value: current_value }]
    : []
  return projectGoal(ends, target, today)
}
