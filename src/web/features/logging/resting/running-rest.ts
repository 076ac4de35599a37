import { useEffect, useReducer } from "react"
import { isRestForgotten, type Rest, restLeft, stretchRest } from "#domain/workout/rest.ts"
import { readRestAlerts } from "#web/device/rest-alerts.ts"
import { keepRest, keepRestLength, readRest } from "#web/device/rest-store.ts"
import { useScreenOn } from "#web/device/screen-on.ts"
import { prepareSound, removeNotification, announceRestEnd } from "./rest-end.ts"

/** A running rest: the seconds left and the functions to change it. Announces the end of the rest. */
export function useRunningRest(userId: string, rest: Rest) {
  const now = useSeconds(rest.ends_at)
  const left = restLeft(rest, now)
  useEnd(userId, rest, now)
  // A phone that is asleep can't announce the end of a rest, so the screen can be kept on.
  useScreenOn(left > 0 && readRestAlerts().screen)
  useSoundPrepared()
  useNotificationRemoved()
  return {
    left,
    stretch: (by: number) => {
      const stretched = stretchRest(rest, by, Date.now())
      keepRest(userId, stretched)
      keepRestLength(userId, rest.exercise_id, stretched.seconds)
    },
    end: () => keepRest(userId, null),
  }
}

/** The press that starts a rest, or any press during the rest, allows the browser to play a sound when the rest ends. */
function useSoundPrepared() {
  useEffect(() => {
    const prepare = () => void prepareSound().catch(() => {})
    prepare()
    const presses = ["pointerup", "keydown"]
    for (const press of presses) addEventListener(press, prepare)
    return () => {
      for (const press of presses) removeEventListener(press, prepare)
    }
  }, [])
}

/** Removes the notification once the person sees the rest, or when the rest is gone. */
function useNotificationRemoved() {
  useEffect(() => {
    const takeBack = () => {
      if (!document.hidden) void removeNotification().catch(() => {})
    }
    document.addEventListener("visibilitychange", takeBack)
    return () => {
      document.removeEventListener("visibilitychange", takeBack)
      takeBack()
    }
  }, [])
}

/** Announces the end once, in the tab that notices it first, and removes a rest that was forgotten. */
function useEnd(userId: string, rest: Rest, now: number) {
  const isForgotten = isRestForgotten(rest, now)
  const isOver = !rest.is_told && restLeft(rest, now) === 0
  useEffect(() => {
    if (isForgotten) keepRest(userId, null)
    else if (isOver) {
      const kept = readRest(userId)
      if (!kept || kept.is_told || restLeft(kept, Date.now()) > 0) return
      keepRest(userId, { ...kept, is_told: true })
      void announceRestEnd(kept)
    }
  }, [isForgotten, isOver, userId])
}

/** The current time, updated at whole seconds before and after `moment`, and at once when the page becomes visible. */
function useSeconds(moment: number): number {
  const [seen, look] = useReducer(present, undefined, present)
  useEffect(() => {
    const untilNext = (((moment - seen.now) % 1000) + 1000) % 1000
    const timer = setTimeout(look, untilNext + 5)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", look)
    }
    // Each update starts the timer for the next one.
  }, [moment, seen])
  return seen.now
}

// An object rather than a number, so that two updates in the same millisecond differ.
const present = () => ({ now: Date.now() })
