import { useCallback, useState } from "react"
import { addDays, firstOfMonth, type LocalDay, mondayOf } from "#domain/days/local-day.ts"

/** The selected day, the month and week on the calendar, and the day that a planned workout is dragged over. Starts on `first`. */
export function useDaysShown(first: LocalDay, today: LocalDay) {
  const [selected, setSelected] = useState<LocalDay | null>(first)
  const [month, setMonth] = useState(() => firstOfMonth(first))
  const [week, setWeek] = useState(() => mondayOf(first))
  const [hovered, setHovered] = useState<LocalDay | null>(null)

  const showMonth = useCallback(
    (next: LocalDay) => {
      setMonth(next)
      setWeek(mondayOf(next === firstOfMonth(today) ? today : next))
      setSelected(null)
    },
    [today],
  )
  const showWeek = useCallback((monday: LocalDay) => {
    setWeek(monday)
    // A week belongs to the month with most of its days.
    setMonth(firstOfMonth(addDays(monday, 3)))
    setSelected(null)
  }, [])
  const showDay = useCallback((day: LocalDay) => {
    setSelected(day)
    setMonth(firstOfMonth(day))
    setWeek(mondayOf(day))
  }, [])
  const hover = useCallback((day: LocalDay | null) => {
    setHovered(day)
    if (day === null) return
    setMonth(firstOfMonth(day))
    setWeek(mondayOf(day))
  }, [])
  return { selected, month, week, hovered, showMonth, showWeek, showDay, hover }
}
