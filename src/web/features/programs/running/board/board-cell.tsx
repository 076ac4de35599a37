import { TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { BoardCell } from "#domain/programs/view/board.ts"
import styles from "./board.module.css"
import { cellText } from "./cell-text.ts"
import { sentences } from "./sentences.ts"

interface CellProps {
  cell: BoardCell
  today: LocalDay
  /** The day's name, if the column's heading doesn't show it. */
  day: string | null
  /** The cell's label for screen readers: "Week 1, Squat". */
  place: string
  isChosen: boolean
  onChoose: (slot: number) => void
}

/**
 * A session in the table: its heaviest set and its date. A finished session links to its workout. It is one component with few elements, because the
 * page draws dozens of them before it shows anything.
 */
export function Cell({ cell, today, day, place, isChosen, onChoose }: CellProps) {
  const { kind, logId, slot } = cell
  const { big, small, when, more } = cellText(cell, today)
  const isLeftOut = kind === "left_out" || slot === null
  const content = (
    <>
      {big !== "" && (
        <span className={styles["big"]}>
          {big} {small !== "" && <small>{small}</small>}
        </span>
      )}{" "}
      {day !== null && !isLeftOut && <span className={styles["say"]}>{day}</span>}{" "}
      {when !== "" && (
        <span className={styles["say"]}>
          {markOf(cell)}
          {when}
        </span>
      )}
    </>
  )
  if (isLeftOut || (kind === "done" && logId === null))
    return (
      <span>
        <span className="hidden-text">{place}: </span>
        {content}
        {more !== "" && <span className="hidden-text">, {more}</span>}
      </span>
    )
  const label = sentences.cell(place, [`${big} ${small}`, day ?? "", when], more)
  if (kind === "done")
    return (
      <Link to={`/log-workout/log/${logId}/summary`} aria-label={label}>
        {content}
      </Link>
    )
  return (
    <button type="button" aria-label={label} aria-pressed={isChosen} onClick={() => onChoose(slot)}>
      {content}
    </button>
  )
}

function markOf({ kind, shortfall }: BoardCell): ReactNode {
  if (kind === "next") return <i className="mark committed" />
  if (kind !== "done") return null
  return shortfall && shortfall.sets > 0 ? <TriangleAlert className="icon" /> : <i className="mark workout" />
}
