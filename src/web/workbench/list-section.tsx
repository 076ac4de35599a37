import { type CSSProperties, memo, type ReactNode, useId, useMemo } from "react"
import { usePrinting } from "#web/printing/use-printing.ts"
import { useNear } from "./use-near.ts"

export interface ListRow {
  id: string
}

/** Rows under one heading. */
export interface ListGroup {
  key: string
  title: string
  /** Shown at the opposite end of the heading's line. */
  note: string
  rows: readonly ListRow[]
}

/**
 * Renders the row with an id, whether or not it is open. Tab stops at only one row of the list (`isStop`); the arrow keys move on from there.
 */
export type RenderRow = (id: string, state: { isOpen: boolean; isStop: boolean }) => ReactNode

interface ListSectionProps {
  group: ListGroup
  /** The open row, if it is in this group. */
  open: string | null
  /** The row at which Tab stops, if it is in this group. */
  stop: string | null
  /** Pass the same function until what it shows changes. */
  renderRow: RenderRow
}

// About a screen of rows.
const rowsAtOnce = 40

/** A group of the list under its heading. */
export const ListSection = memo(function ListSection({ group, open, stop, renderRow }: ListSectionProps) {
  const title = useId()
  const { rows } = group
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, place) =>
        rows.slice(place * rowsAtOnce, (place + 1) * rowsAtOnce),
      ),
    [rows],
  )
  return (
    <section aria-labelledby={title}>
      <header>
        <h2 id={title}>{group.title}</h2>
        <span className="label">{group.note}</span>
      </header>
      {parts.map((part) => (
        <Rows
          key={part[0]?.id}
          {...{ renderRow }}
          rows={part}
          open={idAmong(part, open)}
          stop={idAmong(part, stop)}
        />
      ))}
    </section>
  )
})

/** The id if one of the rows has it, otherwise null. */
export const idAmong = (rows: readonly ListRow[], id: string | null) =>
  id !== null && rows.some((row) => row.id === id) ? id : null

interface RowsProps extends Omit<ListSectionProps, "group"> {
  rows: readonly ListRow[]
}

/**
 * Some rows of a group. All rows have the same height, so rows far from the viewport keep their place without being rendered, and ten years of rows
 * are never rendered at once. The rows around the one at which Tab stops are rendered wherever they are, and for printing all rows are.
 */
const Rows = memo(function Rows({ rows, open, stop, renderRow }: RowsProps) {
  const [list, isNear] = useNear<HTMLOListElement>()
  const isDrawn = usePrinting() || isNear || stop !== null
  const height: CSSProperties & Record<"--rows", number> = { "--rows": rows.length }
  return (
    <ol ref={list} style={height}>
      {isDrawn && rows.map(({ id }) => renderRow(id, { isOpen: id === open, isStop: id === stop }))}
    </ol>
  )
})
