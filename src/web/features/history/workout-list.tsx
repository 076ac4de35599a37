import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { byMonth } from "#domain/history/months.ts"
import type { PastWorkout } from "#domain/history/past-workout.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import styles from "./history.module.css"
import { MonthSection } from "./month-section.tsx"
import { sentences } from "./sentences.ts"
import type { ExercisesById } from "./workout-row.tsx"

/** What the page's keys can do with the list. */
export interface ListHandle {
  /** Moves the focus to a workout's row. */
  focus: (id: string) => void
  /** Moves the focus by a number of rows, or to an end of the list. If the focus isn't in the list, moves it there first. */
  move: (step: number) => void
}

interface WorkoutListProps {
  ref: Ref<ListHandle>
  workouts: readonly PastWorkout[]
  exercises: ExercisesById
  system: UnitSystem
  /** The open workout; null if none is. */
  open: string | null
  addressOf: (id: string) => string
  /** Called when a key has moved to another workout. */
  onMove: (id: string) => void
}

/** The workouts by month. Only one row is in the tab order; the page's keyboard shortcuts move between rows. */
export function WorkoutList({ ref, workouts, exercises, system, open, addressOf, onMove }: WorkoutListProps) {
  const list = useRef<HTMLDivElement>(null)
  const months = useMemo(() => byMonth(workouts), [workouts])
  const [focused, setFocused] = useState<string | null>(null)
  const places = useMemo(() => new Map(workouts.map(({ id }, place) => [id, place])), [workouts])
  const stop = [focused, open].find((id) => id !== null && places.has(id)) ?? workouts[0]?.id ?? null

  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-workout="${CSS.escape(id)}"]`)
  function focus(id: string) {
    // Render the month's rows before one of them gets the focus.
    flushSync(() => setFocused(id))
    rowOf(id)?.focus()
  }
  function move(step: number) {
    if (stop === null) return
    if (rowOf(stop) !== document.activeElement) return focus(stop)
    const place = (places.get(stop) ?? 0) + step
    const next = workouts[Math.min(Math.max(place, 0), workouts.length - 1)]
    if (!next || next.id === stop) return
    focus(next.id)
    onMove(next.id)
  }
  useImperativeHandle(ref, () => ({ focus, move }))

  const { date, workout, sets, volume, time } = sentences.columns
  const inMonth = (id: string | null, month: { workouts: readonly PastWorkout[] }) =>
    id !== null && month.workouts.some((each) => each.id === id) ? id : null
  return (
    <div ref={list} className={styles["list"]}>
      <div className={styles["columns"]} aria-hidden>
        <span>{date}</span>
        <span>{workout}</span>
        <span className={styles["numbers"]}>
          {[sets, volume, time].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      </div>
      {months.map((month) => (
        <MonthSection
          key={month.month}
          {...{ month, exercises, system, addressOf }}
          open={inMonth(open, month)}
          stop={inMonth(stop, month)}
        />
      ))}
    </div>
  )
}
