import { Ellipsis } from "lucide-react"
import { useId, useMemo, useState } from "react"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { valueInSystem } from "#domain/goals/goal-metric.ts"
import { type GoalPoint, goalRuler, habitWeeks, weeksInARow } from "#domain/goals/goal-progress.ts"
import { goalStanding, goalUnit } from "#domain/goals/goal-standing.ts"
import { standingWords } from "#domain/goals/standing-words.ts"
import { type Projection, projectGoal } from "#domain/goals/goal-trend.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Ruler } from "#web/ui/ruler.tsx"
import { DeleteGoalButton } from "./delete-goal-button.tsx"
import { GoalChart } from "./goal-chart.tsx"
import styles from "./goals.module.css"
import type { Goal } from "./queries.ts"
import { progressSentences } from "./progress-sentences.ts"
import { sentences } from "./sentences.ts"
import { useGoalChanges } from "./use-goal-changes.ts"

interface GoalCardProps {
  goal: Goal
  today: LocalDay
  userId: string
  system: UnitSystem
  onView: (goal: Goal) => void
  onGone: () => void
}

const habitWeeksShown = 8

/** A goal with its progress, forecast and actions, in the person's units. */
export function GoalCard({ goal, today, userId, system, onView, onGone }: GoalCardProps) {
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const { busy, problem, remove, archive, reopen } = useGoalChanges({ userId, goal, today, onGone })
  const name = withoutDirectionMarks(goal.title?.trim() || goal.exercises?.name || sentences.untitled)
  const isReached = goal.status === "achieved"
  return (
    <li className={isReached ? styles["reached"] : styles["goal"]} aria-labelledby={title}>
      <div className={styles["title"]}>
        <h3 id={title}>{name}</h3>
        {isReached && <span className="stamp">{sentences.reachedStamp}</span>}
        {(!isReached || isOpen) && (
          <DeleteGoalButton name={name} busy={busy} onDelete={() => void remove()} />
        )}
        {isReached && (
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.more(name)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Ellipsis className="icon" />
          </button>
        )}
      </div>
      {isReached && goal.achieved_at !== null && (
        <p className="small soft">{progressSentences.reached(goal.achieved_at, goal.target_date, today)}</p>
      )}
      {(!isReached || isOpen) && (
        <>
          <Progress {...{ goal, today, system, name }} />
          {problem && <Alert tone="error">{problem}</Alert>}
          <div className={`row ${styles["foot"]}`}>
            {!isReached && <span className="small">{progressSentences.due(goal.target_date)}</span>}
            <button
              type="button"
              className="button push"
              aria-describedby={title}
              onClick={() => onView(goal)}
            >
              {sentences.view}
            </button>
            <button
              type="button"
              className="button"
              aria-describedby={title}
              aria-busy={busy}
              onClick={() => void archive()}
            >
              {sentences.archive}
            </button>
            {isReached && (
              <button
                type="button"
                className="button"
                aria-describedby={title}
                aria-busy={busy}
                onClick={() => void reopen()}
              >
                {sentences.reopen}
              </button>
            )}
          </div>
        </>
      )}
    </li>
  )
}

function Progress({
  goal,
  today,
  system,
  name,
}: Pick<GoalCardProps, "goal" | "today" | "system"> & { name: string }) {
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
  const [isDrawn, setDrawn] = useState(false)
  return (
    <>
      <p className="label">
        {goal.exercises?.name ?? sentences.overall} · {sentences.metric(metric)}
      </p>
      <p className={styles["now"]}>
        <span className="number">{standing?.value ?? 0}</span>{" "}
        <span className="soft">
          {progressSentences.ofTarget(shown(goal.target_value), unit, standing?.day ?? null, today)}
        </span>
      </p>
      <Ruler label={name} percentage={progress.percentage} scale={ruler} />
      <div className="spread label">
        <span>{shown(ruler.low)}</span>
        <span>
          {progress.start_value === null
            ? standingWords.nothingLogged
            : progressSentences.start(
                `${shown(progress.start_value)} ${isHabit ? progressSentences.times : unit}`,
                progress.start_day ?? progress.since,
                today,
              )}
        </span>
        <span>
          {shown(goal.target_value)} {unit}
        </span>
      </div>
      <Outlook {...{ goal, today, points }} />
      <p className="label">
        {progressSentences.basis(metric, goal.exercise_id === null, progress.since, today)}
        {isBest && standing && progress.current_value === null && ` ${progressSentences.fromBefore}`}
      </p>
      {points.length > 1 && (
        <button
          type="button"
          className={`link ${styles["draw"]}`}
          aria-expanded={isDrawn}
          onClick={() => setDrawn(!isDrawn)}
        >
          {isDrawn ? progressSentences.hideChart : progressSentences.showChart}
          <span className="hidden-text"> {progressSentences.chartOf(name)}</span>
        </button>
      )}
      {isDrawn && (
        <GoalChart
          {...{ goal, system, name, isHabit, isBest, points }}
          unit={isHabit ? progressSentences.times : unit}
        />
      )}
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
