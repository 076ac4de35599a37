import { type CSSProperties, memo, useEffect, useRef, useState } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { type HistoryMonth, totalsOf } from "#domain/history/months.ts"
import { type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { sentences } from "./sentences.ts"
import { type ExercisesById, WorkoutRow } from "./workout-row.tsx"

interface MonthSectionProps {
  month: HistoryMonth
  exercises: ExercisesById
  system: UnitSystem
  /** The open workout, if it is in this month. */
  open: string | null
  /** The row at which Tab stops, if it is in this month. If so, the month's rows are rendered wherever they are. */
  stop: string | null
  addressOf: (id: string) => string
}

/**
 * A month of the list. All rows have the same height, so a month far from the viewport keeps its height without its rows, and ten years are never
 * rendered at once.
 */
export const MonthSection = memo(function MonthSection(props: MonthSectionProps) {
  const { month, exercises, system, open, stop, addressOf } = props
  const [section, isNear] = useNear()
  const isDrawn = isNear || stop !== null
  const title = `history-${month.month}`
  const rows: CSSProperties & Record<"--rows", number> = { "--rows": month.workouts.length }
  return (
    <section ref={section} aria-labelledby={title}>
      <header>
        <h2 id={title}>{formatDay(month.month, "monthAndYear")}</h2>
        <span className="label">{sentences.totals(totalsOf(month.workouts), weightUnitOf(system))}</span>
      </header>
      <ol style={rows}>
        {isDrawn &&
          month.workouts.map((workout) => (
            <WorkoutRow
              key={workout.id}
              {...{ workout, exercises, system }}
              to={addressOf(workout.id)}
              isOpen={workout.id === open}
              isStop={workout.id === stop}
            />
          ))}
      </ol>
    </section>
  )
})

// How close to the viewport a month must be to be rendered. A quick scroll shouldn't get there before its rows do.
const ahead = "1200px 0px"
const changes = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

/** A ref for an element, and whether the element is in the viewport or near it. */
function useNear() {
  const element = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) changes.get(target)?.(isIntersecting)
      },
      { rootMargin: ahead },
    )
    changes.set(current, setNear)
    observer.observe(current)
    return () => observer?.unobserve(current)
  }, [])
  return [element, isNear] as const
}
