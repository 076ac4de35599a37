import { useState } from "react"
import { withFix, withWorkout } from "#domain/coach/checks/edit-suggestion.ts"
import type { Mark } from "#domain/coach/checks/mark.ts"
import type { PlanDay, PlanPart } from "#domain/coach/checks/suggestion.ts"
import { rerollDay } from "#domain/coach/rules/week-rules.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { sentences as ofPlans } from "./sentences.ts"
import { sentences } from "./week-sentences.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { useWide } from "#web/ui/use-wide.ts"
import { PartWhy } from "./part-why.tsx"
import { type EditPlan, Marks, PlanParts } from "./plan-parts.tsx"
import styles from "./plan.module.css"
import type { Plan } from "./use-plan.ts"

interface WeekDayProps {
  day: PlanDay
  /** The first day of the plan's week. */
  monday: LocalDay
  athlete: Plan["athlete"]
  whys: Plan["whys"]
  edit: EditPlan
  marks: readonly Mark[]
}

/** A day of a suggested week, readable and editable. */
export function WeekDay({ day, monday, athlete, whys, edit, marks }: WeekDayProps) {
  const { day: weekday, workout, notes } = day
  const [isEditing, setEditing] = useState(false)
  const [turn, setTurn] = useState(0)
  const date = dateInWeek(weekday, monday)

  function reroll() {
    edit((days) => withWorkout(days, weekday, rerollDay(day, athlete, turn)))
    setTurn(turn + 1)
  }
  return (
    <li className={workout ? styles[isEditing ? "open" : "drafted"] : styles["rest"]}>
      <span className="label">
        <b>{date === undefined ? weekday : formatDay(date, "shortWeekday")}</b>{" "}
        {date !== undefined && formatDay(date, "monthAndDay")}
      </span>
      <div className={styles["day"]}>
        <h3 className={workout ? undefined : "pencil"}>{workout ? workout.name : sentences.restDay}</h3>
        {workout?.description && <p className="small soft">{workout.description}</p>}
        {notes !== null && <p className="small soft">{notes}</p>}
        {workout && isEditing ? (
          <PlanParts parts={workout.parts} {...{ marks, athlete, whys, edit }} heading="h4" />
        ) : (
          workout && <Moves parts={workout.parts} {...{ marks, athlete, whys, edit }} />
        )}
        <Marks
          marks={marks.filter(({ part }) => part === null)}
          {...{ athlete, edit }}
          nameOf={(id) => workout?.parts.find((part) => part.id === id)?.name ?? ""}
        />
      </div>
      <div className="row">
        {workout ? (
          <>
            <button
              type="button"
              className="button"
              aria-expanded={isEditing}
              aria-label={isEditing ? sentences.doneWithDay(weekday) : sentences.editDay(weekday)}
              onClick={() => setEditing(!isEditing)}
            >
              {isEditing ? common.done : sentences.edit}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-label={sentences.rerollDay(weekday)}
              onClick={reroll}
            >
              {sentences.reroll}
            </button>
            {isEditing && (
              <button
                type="button"
                className="button quiet"
                onClick={() => edit((days) => withFix(days, { kind: "rest", day: weekday }))}
              >
                {sentences.makeRestDay}
              </button>
            )}
          </>
        ) : (
          <button
            type="button"
            className="button quiet"
            aria-label={sentences.planDay(weekday)}
            onClick={reroll}
          >
            {sentences.plan}
          </button>
        )}
      </div>
    </li>
  )
}

interface MovesProps extends Pick<WeekDayProps, "marks" | "athlete" | "whys" | "edit"> {
  parts: readonly PlanPart[]
}

/** A day's exercises, read-only. On a desk, seven days stand side by side, so all but the first are folded, unless one of them has a warning. */
function Moves({ parts, marks, ...move }: MovesProps) {
  const isWide = useWide()
  const shown = isWide ? 1 : parts.length
  const folded = parts.slice(shown)
  const moves = (some: readonly PlanPart[]) => (
    <ul className={styles["moves"]}>
      {some.map((part) => (
        <Move key={part.id} {...{ part, ...move }} marks={marks.filter((mark) => mark.part === part.id)} />
      ))}
    </ul>
  )
  return (
    <>
      {moves(parts.slice(0, shown))}
      {folded.length > 0 && (
        <details className="small" open={marks.some(({ part }) => folded.some(({ id }) => id === part))}>
          <summary>{sentences.moreExercises(folded.length)}</summary>
          {moves(folded)}
        </details>
      )}
    </>
  )
}

function Move({ part, marks, athlete, whys, edit }: Omit<MovesProps, "parts"> & { part: PlanPart }) {
  const name = part.exercise?.exercise_name ?? part.name
  return (
    <li>
      <span>{name}</span> <b>{[part.sets, part.reps].filter(Boolean).join(" × ")}</b>
      {part.weight !== null && (
        <span className="small soft">{ofPlans.startAt(`${formatNumber(part.weight)} ${athlete.unit}`)}</span>
      )}
      <PartWhy {...{ part, whys }} unit={athlete.unit} />
      <Marks {...{ marks, athlete, edit }} nameOf={() => name} />
    </li>
  )
}
