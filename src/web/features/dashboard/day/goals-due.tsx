import { useId } from "react"
import { Link } from "react-router"
import { targetText } from "#domain/goals/goal-standing.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { ActiveGoal } from "../queries.ts"
import { sentences } from "./sentences.ts"

/** The active goals that are due on the selected day. */
export function GoalsDue({ goals, system }: { goals: readonly ActiveGoal[]; system: UnitSystem }) {
  const title = useId()
  if (goals.length === 0) return null
  return (
    <section className="block" aria-labelledby={title}>
      <header>
        <h2 id={title}>{sentences.goalsDue}</h2>
      </header>
      <ul className="list">
        {goals.map((goal) => (
          <li key={goal.id}>
            <span className="grow">
              <h3>{goal.title?.trim() || sentences.untitledGoal}</h3>
              <span className="label">{describeTarget(goal, system)}</span>
            </span>
            <Link className="link" to="/goals">
              {sentences.viewGoal}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeTarget(goal: ActiveGoal, system: UnitSystem): string {
  const target = targetText(goal, system)
  const { exercises } = goal
  return exercises ? `${target} · ${exercises.name}` : target
}
