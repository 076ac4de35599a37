import { useEffect, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"

const lookEveryMilliseconds = 30_000

/** Today's date in the person's time zone; updated at midnight, when the time zone changes, and when the app becomes visible. */
export function useToday(): LocalDay {
  const [day, setDay] = useState(currentDay)
  useEffect(() => {
    const look = () => setDay(currentDay())
    const timer = setInterval(look, lookEveryMilliseconds)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [])
  return day
}
