import { type Ref, useCallback, useMemo } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { byMonth, totalsOf } from "#domain/history/months.ts"
import type { PastWorkout } from "#domain/history/past-workout.ts"
import { type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { GroupedList, type ListHandle } from "#web/workbench/grouped-list.tsx"
import type { RenderRow } from "#web/workbench/list-section.tsx"
import styles from "./history.module.css"
import { sentences } from "./sentences.ts"
import { type ExercisesById, WorkoutRow } from "./workout-row.tsx"

interface WorkoutListProps {
  ref: Ref<ListHandle>
  workouts: readonly PastWorkout[]
  exercises: ExercisesById
  system: UnitSystem
  /** The open workout; null if none is. */
  open: string | null
  addressOf: (id: string) => string
  /** Called when a key press has moved the focus to another workout. */
  onMove: (id: string) => void
}

/** The workouts by month. */
export function WorkoutList({ ref, workouts, exercises, system, open, addressOf, onMove }: WorkoutListProps) {
  const months = useMemo(
    () =>
      byMonth(workouts).map((month) => ({
        key: month.month,
        title: formatDay(month.month, "monthAndYear"),
        note: sentences.totals(totalsOf(month.workouts), weightUnitOf(system)),
        rows: month.workouts,
      })),
    [workouts, system],
  )
  const byId = useMemo(() => new Map(workouts.map((each) => [each.id, each])), [workouts])
  const renderRow: RenderRow = useCallback(
    (id, state) => {
      const workout = byId.get(id)
      return (
        workout && <WorkoutRow key={id} {...{ workout, exercises, system }} {...state} to={addressOf(id)} />
      )
    },
    [byId, exercises, system, addressOf],
  )
  const { date, workout, sets, volume, time } = sentences.columns
  return (
    <GroupedList ref={ref} className={styles["list"]} groups={months} {...{ open, renderRow, onMove }}>
      <div className={styles["columns"]} aria-hidden>
        <span>{date}</span>
        <span>{workout}</span>
        <span className={styles["numbers"]}>
          {[sets, volume, time].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      </div>
    </GroupedList>
  )
}
