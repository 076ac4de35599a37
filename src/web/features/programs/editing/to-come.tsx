import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import type { Program } from "#domain/programs/program.ts"
import { topShownSet } from "#domain/programs/view/top-set.ts"
import { amountText } from "../running/sentences.ts"
import { sentences } from "./sentences.ts"
import styles from "./editing.module.css"

interface ToComeProps {
  /** The day's sessions to come, from the draft. */
  toCome: readonly ShownSession[]
  program: Program
  /** The place of the exercise that is open. */
  place: number
  unit: WeightUnit
}

/** The top sets of an exercise in the sessions to come, if every target is met. */
export function ToCome({ toCome, program, place, unit }: ToComeProps) {
  const rows = toCome.flatMap((session) => {
    const line = session.lines[place]
    const top = line && topShownSet({ lines: [line] })
    return line && top ? [{ week: session.week, name: line.exercise_name, top }] : []
  })
  const [first] = rows
  if (!first) return null
  return (
    <section className="block" aria-labelledby="to-come">
      <header>
        <h2 id="to-come">{sentences.next}</h2>
        <span className="label">{first.name}</span>
      </header>
      <table className={`table ${styles["toCome"]}`}>
        <thead>
          <tr>
            <th scope="col">{sentences.week}</th>
            <th scope="col">{sentences.topSet}</th>
            <th scope="col" className="n">
              {sentences.unit(unit)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ week, top }, index) => (
            <tr key={index}>
              <td>{sentences.weekAt(week, program.weeks)}</td>
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
