import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { rowsToCome } from "#domain/programs/editing/rows-to-come.ts"
import type { ForecastSession } from "#domain/programs/forecast.ts"
import type { Program } from "#domain/programs/program.ts"
import { amountText } from "../running/sentences.ts"
import { sentences } from "./to-come-sentences.ts"
import styles from "./editing.module.css"

interface ToComeProps {
  /** The day's upcoming sessions, worked out from the draft. */
  toCome: readonly ForecastSession[]
  program: Program
  /** The index of the open exercise. */
  place: number
  unit: WeightUnit
  /** Whether the dates are known; while the run is paused, they aren't. */
  isDated: boolean
}

/** An exercise's heaviest sets in the upcoming sessions, if every target is met. Consecutive sessions with the same set share a row. */
export function ToCome({ toCome, program: { weeks }, place, unit, isDated }: ToComeProps) {
  const rows = rowsToCome(toCome, place)
  const [first] = rows
  if (!first) return null
  return (
    <section className="block" aria-labelledby="to-come">
      <header>
        <h2 id="to-come">{sentences.title}</h2>
        <span className="label">{first.name}</span>
      </header>
      <table className={`table ${styles["toCome"]}`}>
        <thead>
          <tr>
            <th scope="col">{sentences.week}</th>
            {isDated && <th scope="col">{sentences.date}</th>}
            <th scope="col">{sentences.topSet}</th>
            <th scope="col" className="n">
              {sentences.unit(unit)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ top, first: from, last: to }) => (
            <tr key={from.date}>
              <td>{sentences.weeks(from.week, to.week, weeks)}</td>
              {isDated && <td>{sentences.days(from.date, to.date)}</td>}
              <td>{amountText(top)}</td>
              <td className="n">{top.load === null ? "" : formatNumber(top.load)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{sentences.plates}</p>
    </section>
  )
}
