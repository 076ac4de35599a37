import { memo } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Plan } from "#domain/programs/plan.ts"
import type { BoardCell, BoardRow } from "#domain/programs/view/board.ts"
import { sentences as page } from "../sentences.ts"
import { Cell } from "./board-cell.tsx"
import styles from "./board.module.css"
import { rowText, sentences } from "./sentences.ts"

/** A column of the table: a day of the program, or a session of the week. */
export interface Column {
  name: string
  about: string
}

interface RowProps {
  row: BoardRow
  plan: Plan
  columns: readonly Column[]
  today: LocalDay
  chosen: number | null
  onChoose: (slot: number) => void
}

/** A week, or a deload. When another session is chosen, only the two rows concerned are rendered again. */
export const Row = memo(function Row({ row, plan, columns, today, chosen, onChoose }: RowProps) {
  const { program, sessions } = plan
  const { number, about, full } = rowText(row, program.weeks)
  const areDaysInColumns = sessions === program.days.length
  const cells = new Map(row.cells.map((cell) => [cell.column, cell]))
  return (
    <tr aria-current={row.isCurrent || undefined} className={row.isEasy ? styles["easy"] : undefined}>
      <th scope="row">
        {number !== "" && <b>{number}</b>}
        {about}
      </th>
      {columns.map(({ name }, column) => {
        const cell = cells.get(column)
        const day = page.day(program.days[cell?.day ?? -1]?.name ?? name)
        return (
          <td key={name} className={cell && classOf(cell)}>
            {cell && (
              <Cell
                {...{ cell, today, onChoose }}
                day={areDaysInColumns ? null : day}
                place={sentences.place(full, day)}
                isChosen={cell.slot === chosen}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})

function classOf({ kind, shortfall }: BoardCell): string | undefined {
  if (kind === "next") return styles["next"]
  if (kind === "to_come") return styles["toCome"]
  if (kind === "left_out") return styles["leftOut"]
  return shortfall && shortfall.sets > 0 ? styles["missed"] : undefined
}
