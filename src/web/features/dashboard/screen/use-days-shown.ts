import { useCallback, useState } from "react"
import { addDays, firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { type WeekStart, weekStartOf } from "#domain/days/week-start.ts"

/** The selected day, the month and week on the calendar, and the day that a planned workout is dragged over. Starts on `first`. */
export function useDaysShown(first: LocalDay, today: LocalDay, weekStartsOn: WeekStart) {
  const [selected, setSelected] = useState<LocalDay | null>(first)
  const [month, setMonth] = useState(() => firstOfMonth(first))
  // A day of the week shown, because the day on which weeks start may load later.
  const [dayInWeek, setDayInWeek] = useState(first)
  const [hovered, setHovered] = useState<LocalDay | null>(null)

  const showMonth = useCallback(
    (next: LocalDay) => {
      setMonth(next)
      setDayInWeek(next === firstOfMonth(today) ? today : next)
      setSelected(null)
    },
    [today],
  )
  const showWeek = useCallback((week: LocalDay) => {
    setDayInWeek(week)
    // A week belongs to the month with most of its days.
    setMonth(firstOfMonth(addDays(week, 3)))
    setSelected(null)
  }, [])
  const showDay = useCallback((day: LocalDay) => {
    setSelected(day)
    setMonth(firstOfMonth(day))
    setDayInWeek(day)
  }, [])
  const hover = useCallback((day: LocalDay | null) => {
    setHovered(day)
    if (day === null) return
    setMonth(firstOfMonth(day))
    setDayInWeek(day)
  }, [])
  const week = weekStartOf(dayInWeek, weekStartsOn)
  return { selected, month, week, hovered, showMonth, showWeek, showDay, hover }
}
