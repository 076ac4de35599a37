import type { ReactNode } from "react"
import { soonestFirst } from "#domain/goals/soonest-first.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { ArchivedGoals } from "./archived-goals.tsx"
import { GoalCard } from "./goal-card.tsx"
import styles from "./goals.module.css"
import type { Goal } from "./queries.ts"
import { ReachedGoal } from "./reached-goal.tsx"
import { sentences } from "./sentences.ts"

interface GoalSectionsProps {
  goals: readonly Goal[]
  /** The coach's card: after the active goals, or before the sentence that there are none. */
  coach: ReactNode
  today: LocalDay
  userId: string
  system: UnitSystem
  onView: (goal: Goal) => void
  onGone: () => void
}

/** All goals: the active ones as cards, the goal due next first, then the goals that were reached or archived. */
export function GoalSections({ goals, coach, ...card }: GoalSectionsProps) {
  const withStatus = (status: Goal["status"]) => goals.filter((goal) => goal.status === status)
  const [active, achieved, archived] = [withStatus("active"), withStatus("achieved"), withStatus("archived")]
  return (
    <div className="stack-l">
      <section className="block" aria-labelledby="active-goals">
        <header>
          <h2 id="active-goals">{sentences.activeTitle}</h2>
          {active.length > 0 && <span className="label">{sentences.active(active.length)}</span>}
        </header>
        {/* The coach's card is always rendered here, so that its reply isn't lost when the first goal is added or the last one is removed. */}
        <ul className={styles["goals"]}>
          {soonestFirst(active).map((goal) => (
            <GoalCard key={goal.id} goal={goal} {...card} />
          ))}
          <li key="coach" className={styles["coach"]}>
            {coach}
          </li>
        </ul>
        {active.length === 0 && (
          <div className="empty">
            <p>{goals.length === 0 ? sentences.empty : sentences.noneActive}</p>
          </div>
        )}
      </section>
      {achieved.length > 0 && (
        <section className="block" aria-labelledby="reached-goals">
          <header>
            <h2 id="reached-goals">{sentences.reachedTitle}</h2>
            <span className="label">{sentences.count(achieved.length)}</span>
          </header>
          <ul className={styles["reachedGoals"]}>
            {achieved.map((goal) => (
              <ReachedGoal key={goal.id} goal={goal} {...card} />
            ))}
          </ul>
        </section>
      )}
      {archived.length > 0 && <ArchivedGoals goals={archived} {...card} />}
    </div>
  )
}
