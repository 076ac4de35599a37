import { type Ref, useCallback, useMemo } from "react"
import type { ExerciseGroups } from "#domain/exercises/list-exercises.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { TrainedExercise } from "#domain/records/trained-exercises.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { currentDay } from "#web/device/current-day.ts"
import { GroupedList, type ListHandle } from "#web/workbench/grouped-list.tsx"
import type { RenderRow } from "#web/workbench/list-section.tsx"
import { ExerciseRow } from "./exercise-row.tsx"
import styles from "./list.module.css"
import { sentences } from "./sentences.ts"

interface ExerciseListProps {
  ref: Ref<ListHandle>
  groups: ExerciseGroups<Exercise>
  trained: readonly TrainedExercise[]
  system: UnitSystem
  /** The open exercise; null if none is. */
  open: string | null
  addressOf: (id: string) => string
  /** Called when a key press has moved the focus to another exercise. */
  onMove: (id: string) => void
}

const order = ["trained", "own", "untrained"] as const

/** The exercises in groups. Empty groups are left out. */
export function ExerciseList(props: ExerciseListProps) {
  const { ref, groups, trained, system, open, addressOf, onMove } = props
  const today = currentDay()
  const listed = useMemo(
    () =>
      order
        .filter((key) => groups[key].length > 0)
        .map((key) => ({
          key,
          title: sentences.groups[key],
          note: sentences.groupSize(groups[key].length),
          rows: groups[key].map(({ exercise_id }) => ({ id: exercise_id })),
        })),
    [groups],
  )
  const byId = useMemo(
    () => new Map(order.flatMap((key) => groups[key]).map((each) => [each.exercise_id, each])),
    [groups],
  )
  const training = useMemo(() => new Map(trained.map((each) => [each.exercise_id, each])), [trained])
  const renderRow: RenderRow = useCallback(
    (id, state) => {
      const exercise = byId.get(id)
      return (
        exercise && (
          <ExerciseRow
            key={id}
            {...{ exercise, system, today }}
            {...state}
            training={training.get(id)}
            to={addressOf(id)}
          />
        )
      )
    },
    [byId, training, system, today, addressOf],
  )
  return <GroupedList ref={ref} className={styles["list"]} groups={listed} {...{ open, renderRow, onMove }} />
}
