import { useEffect } from "react"
import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const choiceSchema = z.object({ staysOn: z.boolean() })
const choice = deviceStore((value) => z.parse(choiceSchema, value))
const key = "screen-while-logging"

/** Whether this device's screen stays on as long as a workout is being logged, and not only during rests. Off by default. */
export function useStaysOnWhileLogging(): boolean {
  return choice.useValue(key)?.staysOn ?? false
}

export function keepStaysOnWhileLogging(staysOn: boolean): void {
  choice.keep(key, { staysOn })
}

/** Keeps the screen on while `isOn`, as far as the browser allows it. Browsers release this wake lock while the page is hidden. */
export function useScreenOn(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return undefined
    let held: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      if (document.hidden) return
      const lock = await navigator.wakeLock.request("screen")
      if (isOver) await lock.release()
      else held = lock
    }
    // The request is rejected when the battery is low. Nothing depends on the wake lock.
    const tryToHold = () => void hold().catch(() => {})
    tryToHold()
    document.addEventListener("visibilitychange", tryToHold)
    return () => {
      isOver = true
      document.removeEventListener("visibilitychange", tryToHold)
      void held?.release()
    }
  }, [isOn])
}
