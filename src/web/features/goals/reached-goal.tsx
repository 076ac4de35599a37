import { Ellipsis } from "lucide-react"
import { useId, useState } from "react"
import { Alert } from "#web/ui/messages/alert.tsx"
import { DeleteGoalButton } from "./delete-goal-button.tsx"
import type { GoalCardProps } from "./goal-card.tsx"
import { GoalProgress } from "./goal-progress.tsx"
import { goalName } from "./goal-title.tsx"
import styles from "./goals.module.css"
import { progressSentences } from "./progress-sentences.ts"
import { sentences } from "./sentences.ts"
import { useGoalChanges } from "./use-goal-changes.ts"

/** A reached goal as a row, which opens to show its progress and actions. */
export function ReachedGoal({ goal, today, userId, system, onView, onGone }: GoalCardProps) {
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const { busy, problem, remove, archive, reopen } = useGoalChanges({ userId, goal, today, onGone })
  const name = goalName(goal)
  return (
    <li className={styles["reached"]} aria-labelledby={title}>
      <div className={styles["row"]}>
        <div>
          <h3 id={title}>{name}</h3>
          {goal.achieved_at !== null && (
            <p className="small soft">
              {progressSentences.reached(goal.achieved_at, goal.target_date, today)}
            </p>
          )}
        </div>
        <span className="stamp">{sentences.reachedStamp}</span>
        <button
          type="button"
          className="button quiet square"
          aria-label={sentences.more(name)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis className="icon" />
        </button>
      </div>
      {isOpen && (
        <>
          <GoalProgress {...{ goal, today, system, name }} />
          <div className={styles["foot"]}>
            {problem && <Alert tone="error">{problem}</Alert>}
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
              className="button quiet"
              aria-describedby={title}
              aria-busy={busy}
              onClick={() => void archive()}
            >
              {sentences.archive}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-describedby={title}
              aria-busy={busy}
              onClick={() => void reopen()}
            >
              {sentences.reopen}
            </button>
            <DeleteGoalButton name={name} busy={busy} onDelete={() => void remove()} />
          </div>
        </>
      )}
    </li>
  )
}
