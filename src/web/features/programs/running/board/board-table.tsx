import { TriangleAlert } from "lucide-react"
import type { CSSProperties } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Plan } from "#domain/programs/plan.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { BoardRow } from "#domain/programs/view/board.ts"
import { sentences as page } from "../sentences.ts"
import { type Column, Row } from "./board-row.tsx"
import styles from "./board.module.css"
import { sentences } from "./sentences.ts"

interface BoardProps {
  rows: readonly BoardRow[]
  /** Whether `rows` is complete. The content below the table waits for the last rows, so that it doesn't move. */
  areAllDrawn: boolean
  plan: Plan
  unit: WeightUnit
  today: LocalDay
  /** The upcoming session that is shown below the table. */
  chosen: number | null
  onChoose: (slot: number) => void
  /** Shows earlier weeks; undefined if there are none. */
  onEarlier: (() => void) | undefined
  /** Shows later weeks; undefined if there are none. */
  onLater: (() => void) | undefined
}

/** The table of weeks (rows) and days (columns). */
export function Board(props: BoardProps) {
  const { rows, areAllDrawn, plan, unit, today, chosen, onChoose, onEarlier, onLater } = props
  const columns = columnsOf(rows, plan)
  return (
    <section className="block" aria-labelledby="weeks">
      <header>
        <h2 id="weeks">{sentences.title}</h2>
        <span className="label">{hasLoads(rows) ? sentences.unit(unit) : sentences.topSet}</span>
      </header>
      {onEarlier && (
        <button type="button" className="button quiet" onClick={onEarlier}>
          {sentences.earlier}
        </button>
      )}
      <div className={styles["scroll"]}>
        <table className={styles["board"]} style={widthOf(columns.length)} aria-labelledby="weeks">
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{sentences.week}</span>
              </th>
              {columns.map(({ name, about }) => (
                <th scope="col" key={name}>
                  <b>{name}</b>
                  {about}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={`${row.week} ${row.cells[0]?.slot} ${row.isDeload}`}
                {...{ row, plan, columns, today, onChoose }}
                chosen={row.cells.some(({ slot }) => slot === chosen) ? chosen : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {areAllDrawn && onLater && (
        <button type="button" className="button quiet" onClick={onLater}>
          {sentences.later}
        </button>
      )}
      {areAllDrawn && <Legend />}
    </section>
  )
}

const hasLoads = (rows: readonly BoardRow[]) =>
  rows.some(({ cells }) => cells.some(({ top }) => top !== null && top.load !== null && top.load !== 0))

/** The days, if each has the same column in every week; otherwise the sessions of a week by number. */
function columnsOf(rows: readonly BoardRow[], { program, sessions }: Plan): Column[] {
  const count = Math.max(sessions, ...rows.flatMap(({ cells }) => cells.map(({ column }) => column + 1)))
  return Array.from({ length: count }, (_, place) => {
    const name = program.days[place]?.name
    const hasDay = sessions === program.days.length && name !== undefined
    if (!hasDay) return { name: sentences.session(place), about: "" }
    const day = page.day(name)
    return { name: day, about: day === name ? sentences.dayNumber(place) : "" }
  })
}

/** The width that the columns need. If the page is narrower, the table scrolls. */
function widthOf(columns: number): CSSProperties {
  const width: CSSProperties & Record<"--columns", number> = { "--columns": columns }
  return width
}

function Legend() {
  const { done, missed, next, example, ifMet } = sentences.legend
  return (
    <ul className={`legend ${styles["legend"]}`}>
      <li>
        <i className="mark workout" />
        {done}
      </li>
      <li>
        <TriangleAlert className="icon" />
        {missed}
      </li>
      <li>
        <i className="mark committed" />
        {next}
      </li>
      <li>
        <span className="pencil">{example}</span>
        {ifMet}
      </li>
    </ul>
  )
}
