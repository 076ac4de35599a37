import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import styles from "./grouped-list.module.css"
import { idAmong, type ListGroup, ListSection, type RenderRow } from "./list-section.tsx"

/** What the page's keyboard shortcuts can do with the list. */
export interface ListHandle {
  /** Moves the focus to a row. */
  focus: (id: string) => void
  /** Moves the focus by a number of rows, or to either end of the list. If the focus isn't in the list, moves it there first. */
  move: (step: number) => void
}

interface GroupedListProps {
  ref: Ref<ListHandle>
  /** The class for the layout of a row's columns. */
  className: string | undefined
  groups: readonly ListGroup[]
  /** The open row; null if none is. */
  open: string | null
  renderRow: RenderRow
  /** Called when a key press has moved the focus to another row. */
  onMove: (id: string) => void
  /** The columns' names above the list. */
  children?: ReactNode
}

/** Rows in groups, each a link with its id as `data-row`. Tab stops at one row; from there, the page's keyboard shortcuts move on. */
export function GroupedList(props: GroupedListProps) {
  const { ref, className, groups, open, renderRow, onMove, children } = props
  const list = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const [focused, setFocused] = useState<string | null>(null)
  const places = useMemo(() => new Map(rows.map(({ id }, place) => [id, place])), [rows])
  const stop = [focused, open].find((id) => id !== null && places.has(id)) ?? rows[0]?.id ?? null

  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  function focus(id: string) {
    // Renders the row, and those around it, before it gets the focus.
    flushSync(() => setFocused(id))
    rowOf(id)?.focus()
  }
  function move(step: number) {
    if (stop === null) return
    if (rowOf(stop) !== document.activeElement) return focus(stop)
    const place = (places.get(stop) ?? 0) + step
    const next = rows[Math.min(Math.max(place, 0), rows.length - 1)]
    if (!next || next.id === stop) return
    focus(next.id)
    onMove(next.id)
  }
  useImperativeHandle(ref, () => ({ focus, move }))

  return (
    <div ref={list} className={`${styles["list"]} ${className}`}>
      {children}
      {groups.map((group) => (
        <ListSection
          key={group.key}
          {...{ group, renderRow }}
          open={idAmong(group.rows, open)}
          stop={idAmong(group.rows, stop)}
        />
      ))}
    </div>
  )
}
