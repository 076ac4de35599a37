import { type Dispatch, useCallback, useEffect, useRef, useState } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { currentDay } from "#web/device/current-day.ts"

/**
 * Sets the date of an untouched workout that was left open overnight to today, when the page becomes visible again. Returns a function that does
 * the same at any other time.
 */
export function useToday(
  { date, log }: Draft,
  isTouched: boolean,
  dispatch: Dispatch<DraftEdit>,
): () => void {
  const [isOfToday] = useState(() => log === null && date === currentDay())
  const isFollowing = useRef(false)
  useEffect(() => {
    isFollowing.current = isOfToday && !isTouched
  })
  const follow = useCallback(() => {
    if (isFollowing.current) dispatch({ kind: "choose_date", date: currentDay() })
  }, [dispatch])
  useEffect(() => {
    document.addEventListener("visibilitychange", follow)
    return () => document.removeEventListener("visibilitychange", follow)
  }, [follow])
  return follow
}
