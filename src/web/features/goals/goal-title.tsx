import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import type { Goal } from "./queries.ts"
import { sentences } from "./sentences.ts"

/** A goal's name: its title, or else its exercise. */
export function goalName({ title, exercises }: Goal): string {
  return withoutDirectionMarks(title?.trim() || exercises?.name || sentences.untitled)
}

/** A goal's name with what it measures: "Bench Press (Barbell) · weight". */
export function GoalTitle({ goal, id }: { goal: Goal; id: string }) {
  return (
    <div>
      <h3 id={id}>{goalName(goal)}</h3>
      <p className="label">
        {goal.exercises?.name ?? sentences.overall} · {sentences.metric(goal.metric)}
      </p>
    </div>
  )
}
