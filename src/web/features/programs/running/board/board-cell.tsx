import { TriangleAlert } from "lucide-react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { BoardCell } from "#domain/programs/view/board.ts"
import { topText, whenText } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import styles from "./board.module.css"

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

/** A session in the table: its heaviest set and its date. A finished session links to its workout. */
export function Cell(props: CellProps) {
  const { cell, today, place, isChosen, onChoose } = props
  const { kind, logId, slot } = cell
  if (kind === "left_out" || slot === null)
    return (
      <span>
        <span className="hidden-text">{place}: </span>
        <Say>{sentences.leftOut}</Say>
      </span>
    )
  if (kind === "done")
    return logId === null ? (
      <span>
        <Content {...props} />
      </span>
    ) : (
      <Link to={`/log-workout/log/${logId}/summary`}>
        <Content {...props} />
      </Link>
    )
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => onChoose(slot)}>
      <Content {...props} />
      {kind === "next" && cell.date !== null && cell.date !== today && (
        <span className="hidden-text">, {sentences.isNext}</span>
      )}
    </button>
  )
}

function Content({ cell: { top, kind, date, shortfall }, today, day, place }: CellProps) {
  const text = top && topText(top)
  return (
    <>
      <span className="hidden-text">{place}: </span>
      {text && (
        <span className={styles["big"]}>
          {text.big} {text.small !== "" && <small>{text.small}</small>}
        </span>
      )}
      {day !== null && <Say>{day}</Say>}
      {kind === "done" ? (
        <DoneWhen {...{ date, shortfall }} />
      ) : (
        <ToComeWhen isNext={kind === "next"} {...{ date, today }} />
      )}
    </>
  )
}

/** When a session to come is planned. Without dates, only the next one is marked. */
function ToComeWhen({ isNext, date, today }: { isNext: boolean; date: LocalDay | null; today: LocalDay }) {
  if (!isNext && date === null) return null
  return (
    <Say>
      {isNext && <i className="mark committed" />}
      {date === null ? sentences.isNext : whenText(date, today)}
    </Say>
  )
}

function DoneWhen({ date, shortfall }: Pick<BoardCell, "date" | "shortfall">) {
  const day = date === null ? "" : formatDay(date, "monthAndDay")
  if (!shortfall)
    return (
      <Say>
        <i className="mark workout" />
        {day}
      </Say>
    )
  return (
    <Say>
      {shortfall.sets > 0 ? <TriangleAlert className="icon" /> : <i className="mark workout" />}
      {sentences.short(shortfall)}
      <span className="hidden-text">, {day}</span>
    </Say>
  )
}

function Say({ children }: { children: React.ReactNode }) {
  return <span className={styles["say"]}>{children}</span>
}
