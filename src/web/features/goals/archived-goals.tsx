import type { LocalDay } from "#domain/days/local-day.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { DeleteGoalButton } from "./delete-goal-button.tsx"
import { goalName } from "./goal-title.tsx"
import type { Goal } from "./queries.ts"
import { progressSentences } from "./progress-sentences.ts"
import { sentences } from "./sentences.ts"
import { useGoalChanges } from "./use-goal-changes.ts"

interface ArchivedGoalsProps {
  goals: readonly Goal[]
  today: LocalDay
  userId: string
  onGone: () => void
}

/** The archived goals, as a plain list. */
export function ArchivedGoals({ goals, ...row }: ArchivedGoalsProps) {
  return (
    <section className="block" aria-labelledby="archived-goals">
      <header>
        <h2 id="archived-goals">{sentences.archivedTitle}</h2>
        <span className="label">{sentences.count(goals.length)}</span>
      </header>
      <ul className="list">
        {goals.map((goal) => (
          <ArchivedGoal key={goal.id} goal={goal} {...row} />
        ))}
      </ul>
    </section>
  )
}

function ArchivedGoal({ goal, today, userId, onGone }: Omit<ArchivedGoalsProps, "goals"> & { goal: Goal }) {
  const { busy, problem, remove, reopen } = useGoalChanges({ userId, goal, today, onGone })
  const name = goalName(goal)
  return (
    <li>
      <div className="grow">
        <h3>{name}</h3>
        {goal.achieved_at !== null && (
          <span className="label">
            {progressSentences.reached(goal.achieved_at, goal.target_date, today)}
          </span>
        )}
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
      <button
        type="button"
        className="button"
        aria-label={sentences.reopenNamed(name)}
        aria-busy={busy}
        onClick={() => void reopen()}
      >
        {sentences.reopen}
      </button>
      <DeleteGoalButton name={name} busy={busy} onDelete={() => void remove()} />
    </li>
  )
}
