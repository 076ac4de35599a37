import { useCallback, useEffect, useId, useMemo, useState } from "react"
import { formatNumber } from "#domain/measures/numbers.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { bestOfCycle, type LiftCourse, liftCourse } from "#domain/programs/view/lift-course.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { sentences } from "./cycle-sentences.ts"
import styles from "./lift-cycles.module.css"
import type { RunRow } from "./queries.ts"
import type { CycleMarks } from "./use-cycles.ts"
import { useRun } from "./use-run.ts"

export interface LiftCyclesProps {
  userId: string
  exerciseId: string
  /** The runs that trained the exercise, newest first. */
  runs: readonly RunRow[]
  /** The exercise's best estimated 1RM of each day, in kg; undefined while they load. */
  days: readonly { day: LocalDay; value: number }[] | undefined
  unit: WeightUnit
  /** Called with the cycles for the chart to mark. */
  onKnown: (exerciseId: string, marks: CycleMarks) => void
}

/**
 * The cycles of programs that included a lift, each with its best estimated 1RM. Load this component late, because it includes the code that works
 * out runs.
 */
export function LiftCycles({ userId, exerciseId, runs, days, unit, onKnown }: LiftCyclesProps) {
  const [known, setKnown] = useState<ReadonlyMap<string, LiftCourse | null>>(new Map())
  const setCourse = useCallback(
    (runId: string, course: LiftCourse | null) => setKnown((before) => new Map(before).set(runId, course)),
    [],
  )
  const courses = useMemo(() => runs.flatMap(({ id }) => known.get(id) ?? []), [runs, known])
  const isKnown = runs.every(({ id }) => known.has(id))
  useEffect(() => {
    if (isKnown) onKnown(exerciseId, marksOf(courses))
  }, [isKnown, exerciseId, courses, onKnown])
  return (
    <>
      {runs.map((row) => (
        <FollowLift key={row.id} {...{ userId, exerciseId, row }} onKnown={setCourse} />
      ))}
      {isKnown && courses.length > 0 && <Cycles {...{ courses, days, unit }} />}
    </>
  )
}

interface FollowLiftProps {
  userId: string
  exerciseId: string
  row: RunRow
  onKnown: (runId: string, course: LiftCourse | null) => void
}

/** Works out the cycles of one run and reports them. */
function FollowLift({ userId, exerciseId, row, onKnown }: FollowLiftProps) {
  const run = useRun(userId, row)
  const { standing, plans } = run.state === "ready" ? run : {}
  useEffect(() => {
    if (standing && plans) onKnown(row.id, liftCourse(standing, plans, exerciseId))
    else if (run.state === "failed") onKnown(row.id, null)
  }, [standing, plans, exerciseId, row.id, onKnown, run.state])
  return null
}

function marksOf(courses: readonly LiftCourse[]): CycleMarks {
  const starts = courses.flatMap(({ program, cycles }) =>
    cycles.map((cycle) => ({
      at: cycle.from,
      name: sentences.mark(program, cycle),
      shortName: sentences.shortMark(cycle),
    })),
  )
  return {
    starts: starts.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    hatched: easyWeeksOf(courses),
  }
}

/** The easy weeks, oldest first. */
const easyWeeksOf = (courses: readonly LiftCourse[]) =>
  courses.flatMap(({ easyWeeks }) => easyWeeks).toSorted((one, other) => (one.from < other.from ? -1 : 1))

// The table lists only this many of the latest cycles; the chart marks all of them.
const mostListed = 8

interface CyclesProps extends Pick<LiftCyclesProps, "days" | "unit"> {
  courses: readonly LiftCourse[]
}

/** The chart's legend, and the cycles as a table, newest first. */
function Cycles({ courses, days, unit }: CyclesProps) {
  const title = useId()
  const easy = easyWeeksOf(courses)
  const rows = courses
    .flatMap(({ program, cycles }, run) =>
      cycles.map((cycle) => ({ key: `${run} ${cycle.number}`, program, cycle })),
    )
    .toSorted((one, other) => (one.cycle.from < other.cycle.from ? 1 : -1))
    .slice(0, mostListed)
  return (
    <div className={styles["cycles"]}>
      <ul className="legend" aria-hidden>
        <li>
          <i className={styles["start"]} />
          {sentences.startKey}
        </li>
        {easy.length > 0 && (
          <li>
            <i className={styles["hatch"]} />
            {sentences.easyKey}
          </li>
        )}
      </ul>
      <h3 id={title} className="hidden-text">
        {sentences.title}
      </h3>
      <table className="table" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{sentences.cycle}</th>
            <th scope="col" className="n">
              {sentences.best(unit)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, program, cycle }) => {
            const best = days && bestOfCycle(cycle, days)
            return (
              <tr key={key}>
                <th scope="row">
                  <b>{sentences.cycleName(program, cycle)}</b>
                  <span>{sentences.span(cycle)}</span>
                </th>
                <td className="n">
                  {typeof best === "number" ? formatNumber(shownWeight(best, unit)) : sentences.none}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {easy.length > 0 && <p className="hidden-text">{sentences.easyWeeks(easy)}</p>}
    </div>
  )
}
