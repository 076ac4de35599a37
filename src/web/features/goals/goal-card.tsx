import { useId } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { DeleteGoalButton } from "./delete-goal-button.tsx"
import { GoalProgress } from "./goal-progress.tsx"
import { goalName, GoalTitle } from "./goal-title.tsx"
import styles from "./goals.module.css"
import type { Goal } from "./queries.ts"
import { progressSentences } from "./progress-sentences.ts"
import { sentences } from "./sentences.ts"
import { useGoalChanges } from "./use-goal-changes.ts"

export interface GoalCardProps {
  goal: Goal
  today: LocalDay
  userId: string
  system: UnitSystem
  onView: (goal: Goal) => void
  onGone: () => void
}

/** An active goal with its progress, forecast and actions, in the person's units. */
export function GoalCard({ goal, today, userId, system, onView, onGone }: GoalCardProps) {
  const title = useId()
  const { busy, problem, remove, archive } = useGoalChanges({ userId, goal, today, onGone })
  const name = goalName(goal)
  return (
    <li className={styles["goal"]} aria-labelledby={title}>
      <GoalTitle goal={goal} id={title} />
      <GoalProgress {...{ goal, today, system, name }} />
      <div className={styles["foot"]}>
        {problem && <Alert tone="error">{problem}</Alert>}
        <span className="small">{progressSentences.due(goal.target_date)}</span>
        <button type="button" className="button push" aria-describedby={title} onClick={() => onView(goal)}>
          {sentences.view}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-describedby={title}
          aria-busy={busy}
          onClick={() => void archive()}
        >
          {sentences.archive}
        </button>
        <DeleteGoalButton name={name} busy={busy} onDelete={() => void remove()} />
      </div>
    </li>
  )
}
