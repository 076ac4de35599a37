import { Link } from "react-router"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { weightUnitOf } from "#domain/measures/units.ts"
import { bestNow } from "#domain/records/best-so-far.ts"
import { againstRange } from "#domain/progress/training-summary.ts"
import styles from "./progress.module.css"
import { writeDecimal, writeWhole } from "./figure-words.ts"
import { daysLeft, sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

/** The three most telling figures, each with a link to the section that it comes from. */
export function WhereYouStand(progress: Progress) {
  const figures = [liftFigure(progress), muscleFigure(progress), recordFigure(progress)]
  return (
    <section className="block" aria-labelledby="where-you-stand">
      <header>
        <h2 id="where-you-stand">{sentences.standTitle}</h2>
      </header>
      {progress.asOf !== null && <p className="small soft">{sentences.asOf(progress.asOf)}</p>}
      <div className={styles["stand"]}>
        {figures.map(({ id, label, value, note }) => (
          <Link key={id} to={`/progress#${id}`}>
            <span className="label">{label}</span>
            <b className="number">{value}</b>
            <span className="small">{note}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}

// A non-breaking space, which keeps the line's height while a number loads.
const notYet = "\u00a0"

/** The best of the last four weeks; after a break, the last lift and its day. */
function liftFigure({ lift, system, today }: Progress) {
  const unit = weightUnitOf(system)
  const days = lift.data?.days ?? []
  const now = bestNow(days, today)
  const last = now ?? days.at(-1)
  const name = lift.data?.lifts.find(({ id }) => id === lift.data.lift)?.name
  return {
    id: "estimated-1rm",
    label: sentences.liftTitle,
    value: last ? writeDecimal(shownWeight(last.value, unit)) : valueOrNone(lift),
    note:
      last && name !== undefined
        ? sentences.liftNote(unit, name, now ? null : last.day)
        : noteOr(lift, sentences.noLiftYet),
  }
}

function muscleFigure({ summary, range, today, weekStartsOn, lastWorkout }: Progress) {
  const muscles = summary.data?.muscles ?? []
  const within = muscles.filter(({ sets }) => againstRange(sets, range.low, range.high) === "within")
  const least = muscles.toSorted((one, other) => one.sets - other.sets)[0]
  const short = least && range.low - least.sets
  const nothing = lastWorkout ? sentences.noMusclesLately : sentences.noMusclesYet
  return {
    id: "muscle-sets",
    label: sentences.inRangeLabel,
    value: muscles.length > 0 ? sentences.inRange(within.length, muscles.length) : valueOrNone(summary),
    note:
      least && short !== undefined && short > 0
        ? sentences.setsToGo(least.muscle, short, daysLeft(today, weekStartsOn))
        : noteOr(summary, muscles.length > 0 ? "" : nothing),
  }
}

function recordFigure({ records: query }: Progress) {
  const records = query.data ?? []
  return {
    id: "month-records",
    label: sentences.recordsLabel,
    value: query.data ? writeWhole(records.length) : valueOrNone(query),
    note: noteOr(query, sentences.recordsNote(records[0]?.name ?? undefined)),
  }
}

interface Source {
  isPending: boolean
  isError: boolean
  data: unknown
}

function valueOrNone({ isPending }: Source): string {
  return isPending ? notYet : sentences.noValue
}

function noteOr({ isPending, isError, data }: Source, nothing: string): string {
  if (isPending) return notYet
  return isError && data === undefined ? sentences.notLoaded : nothing
}
