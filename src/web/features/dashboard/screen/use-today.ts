import { useEffect, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"

const lookEveryMilliseconds = 30_000

/** The person's local today; updated at midnight, when travelling, and when the app becomes visible. */
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
