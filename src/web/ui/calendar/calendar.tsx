import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays, addMonths, firstOfMonth, type LocalDay, weekdayOf } from "#domain/days/local-day.ts"
import { type WeekStart, weekStartOf } from "#domain/days/week-start.ts"
import { dayAfterKey, type SheetDay, sheetOf, sheetOfWeek } from "./calendar-month.ts"
import { useSwipe } from "../gestures/use-swipe.ts"

/** A mark on a day: a visible shape, and a word for screen readers. */
export interface DayMark {
  shape: "workout" | "committed" | "goal"
  spoken: string
}

interface CalendarProps {
  /** The first day of the month shown. */
  month: LocalDay
  today: LocalDay
  selected: LocalDay | null
  /** The day that something is being dragged over. */
  hovered: LocalDay | null
  marks: ReadonlyMap<LocalDay, readonly DayMark[]>
  /** A word or two for a day, shown if the calendar is wide. Screen readers get the same from the marks. */
  names: ReadonlyMap<LocalDay, string>
  labelledBy: string
  /** The day on which weeks start. */
  weekStartsOn: WeekStart
  /** The first day of the week to show; null for the whole month. */
  week: LocalDay | null
  onMonthChange: (month: LocalDay) => void
  onWeekChange: (week: LocalDay) => void
  onSelect: (day: LocalDay) => void
}

/**
 * A Gregorian month or one week as a grid. The grid has one tab stop and the keys of the ARIA date grid: arrows for days, Home
 * and End for the week, Page Up and Page Down for the month, with Shift for the year. Swiping moves to the next or previous month or week.
 */
export function Calendar({
  month,
  marks,
  names,
  selected,
  hovered,
  today,
  labelledBy,
  weekStartsOn,
  week,
  onMonthChange,
  onWeekChange,
  onSelect,
}: CalendarProps) {
  const weeks = useMemo(
    () => (week === null ? sheetOf(month, weekStartsOn) : sheetOfWeek(week)),
    [month, week, weekStartsOn],
  )
  const [cursor, setCursor] = useState(selected ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const focusMoves = useRef(false)
  const swipe = useSwipe((direction) => {
    if (week === null) onMonthChange(addMonths(month, direction))
    else onWeekChange(addDays(week, direction * 7))
  })
  const isShown = (day: LocalDay) =>
    week === null ? firstOfMonth(day) === month : weekStartOf(day, weekStartsOn) === week
  const tabStop = [cursor, selected, today].find((day) => day !== null && isShown(day)) ?? week ?? month

  useLayoutEffect(() => {
    if (!focusMoves.current) return
    focusMoves.current = false
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus()
  })

  function moveByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayAfterKey(tabStop, event, weekStartsOn)
    if (next === undefined) return
    event.preventDefault()
    focusMoves.current = true
    setCursor(next)
    if (isShown(next)) return
    if (week === null) onMonthChange(firstOfMonth(next))
    else onWeekChange(weekStartOf(next, weekStartsOn))
  }

  function select(day: LocalDay) {
    setCursor(day)
    onSelect(day)
  }

  return (
    // A table with role="grid" is the date grid that the ARIA practices recommend.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table ref={grid} className="calendar" role="grid" aria-labelledby={labelledBy} {...swipe}>
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={weekdayOf(day)} scope="col" abbr={formatDay(day, "weekday")}>
              {formatDay(day, "shortWeekday")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((cell) => (
              <DayCell
                key={cell.day}
                cell={cell}
                marks={marks.get(cell.day) ?? []}
                name={names.get(cell.day)}
                isToday={cell.day === today}
                isSelected={cell.day === selected}
                isHovered={cell.day === hovered}
                isTabStop={cell.day === tabStop}
                onSelect={select}
                onKeyDown={moveByKey}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  cell: SheetDay
  marks: readonly DayMark[]
  name: string | undefined
  isToday: boolean
  isSelected: boolean
  isHovered: boolean
  isTabStop: boolean
  onSelect: (day: LocalDay) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function DayCell(props: DayCellProps) {
  const { cell, marks, name, isToday, isSelected, isHovered, isTabStop, onSelect, onKeyDown } = props
  if (cell.outside)
    return (
      <td aria-disabled="true" aria-label={cell.spoken}>
        <span className="day outside">
          <b>{cell.figure}</b>
        </span>
      </td>
    )
  return (
    <td aria-selected={isSelected}>
      <button
        type="button"
        className="day"
        data-day={cell.day}
        data-hovered={isHovered || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={[cell.spoken, ...marks.map((mark) => mark.spoken)].join(", ")}
        aria-pressed={isSelected}
        aria-current={isToday ? "date" : undefined}
        onClick={() => onSelect(cell.day)}
        onKeyDown={onKeyDown}
      >
        <b>{cell.figure}</b>
        <span>
          {marks.map(({ shape }, index) => (
            // The index is a safe key: a day may have two of a shape, and marks have no state.
            <i key={index} className={`mark ${shape}`} />
          ))}
        </span>
        {name !== undefined && (
          <small aria-hidden className="day-name">
            {name}
          </small>
        )}
      </button>
    </td>
  )
}
