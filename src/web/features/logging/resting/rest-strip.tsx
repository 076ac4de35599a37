import { writeTime } from "#domain/text/formats.ts"
import { type CSSProperties, type ReactNode, useEffect, useReducer } from "react"
import { formatDuration } from "#domain/measures/duration.ts"
import { isRestForgotten, type Rest, restLeft, restStep, stretchRest } from "#domain/workout/rest.ts"
import { useFocusBack } from "#web/ui/use-focus-back.ts"
import { keepRest, keepRestLength, readRest } from "#web/device/rest-store.ts"
import { readRestAlerts } from "#web/device/rest-alerts.ts"
import { prepareSound, takeBackNotification, tellRestIsOver } from "./rest-end.ts"
import { useScreenOn } from "./rest-screen.ts"
import styles from "../under-way/under-way.module.css"
import { sentences } from "../sentences.ts"

interface RestStripProps {
  userId: string
  rest: Rest
}

/** How long is left to rest, till when, and a way out. */
export function RestStrip({ userId, rest }: RestStripProps): ReactNode {
  const now = useSeconds(rest.ends_at)
  useEnd(userId, rest, now)
  return <Strip userId={userId} rest={rest} left={restLeft(rest, now)} />
}

function Strip({ userId, rest, left }: { userId: string; rest: Rest; left: number }) {
  const focusBack = useFocusBack()
  useScreenOn(left > 0 && readRestAlerts().screen)
  useSoundPrepared()
  useNotificationTakenBack()
  function stretch(by: number) {
    const stretched = stretchRest(rest, by, Date.now())
    keepRest(userId, stretched)
    keepRestLength(userId, rest.exercise_id, stretched.seconds)
  }
  return (
    <>
      <div className="rest-line" style={shareLeft(left / rest.seconds)} />
      <div className="rest" role="group" aria-label="Rest" {...focusBack}>
        <span className="rest-now">
          {left > 0 ? "Rest" : "Rest over"}
          <b role="timer">{formatDuration(left)}</b>
        </span>
        <span className="label">
          {`of ${formatDuration(rest.seconds)}`}
          <br />
          {`till ${writeTime(rest.ends_at)}`}
        </span>
        <StretchButton by={-restStep} onPress={stretch} />
        <StretchButton by={restStep} onPress={stretch} />
        <button type="button" className="button quiet" onClick={() => keepRest(userId, null)}>
          {left > 0 ? "Skip" : "Close"}
          <span className="hidden-text"> rest</span>
        </button>
        <output className={`hidden-text ${styles["word"]}`}>{left > 0 ? "" : sentences.restOver}</output>
      </div>
    </>
  )
}

function StretchButton({ by, onPress }: { by: number; onPress: (by: number) => void }) {
  return (
    <button type="button" className="button quiet" onClick={() => onPress(by)}>
      {`${by < 0 ? "−" : "+"}${Math.abs(by)} s`}
      <span className="hidden-text"> rest</span>
    </button>
  )
}

/** Any press during a rest, or the one that starts it, allows the browser to play a sound at its end. */
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

/** Once the rest has been seen or is over, its notification is no longer needed. */
function useNotificationTakenBack() {
  useEffect(() => {
    const takeBack = () => {
      if (!document.hidden) void takeBackNotification().catch(() => {})
    }
    document.addEventListener("visibilitychange", takeBack)
    return () => {
      document.removeEventListener("visibilitychange", takeBack)
      takeBack()
    }
  }, [])
}

/** Announces the end once, in whichever tab notices first, and removes a rest that was forgotten. */
function useEnd(userId: string, rest: Rest, now: number) {
  const isForgotten = isRestForgotten(rest, now)
  const isOver = !rest.is_told && restLeft(rest, now) === 0
  useEffect(() => {
    if (isForgotten) keepRest(userId, null)
    else if (isOver) {
      const kept = readRest(userId)
      if (!kept || kept.is_told || restLeft(kept, Date.now()) > 0) return
      keepRest(userId, { ...kept, is_told: true })
      void tellRestIsOver(kept)
    }
  }, [isForgotten, isOver, userId])
}

/** The current time, updated on each full second before and after a moment, and at once when the page becomes visible. */
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
    // Each look asks for the next one.
  }, [moment, seen])
  return seen.now
}

// An object, so that two looks in the same millisecond are two.
const present = () => ({ now: Date.now() })

function shareLeft(share: number): CSSProperties {
  const style: CSSProperties & Record<"--left", string> = {
    "--left": `${Math.round(Math.min(1, share) * 1000) / 10}%`,
  }
  return style
}
