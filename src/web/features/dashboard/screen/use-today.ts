import { useEffect, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"

const lookEveryMilliseconds = 30_000

/** The day that it is where the person is; changes at midnight, on a journey, and when the app is looked at again. */
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
