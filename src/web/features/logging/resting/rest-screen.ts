import { useEffect } from "react"

/** Keeps the screen on, because a phone that is asleep can't announce the end of a rest. Browsers release the lock while the page is hidden. */
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
    // The request is rejected when the battery is low. The rest timer is shown anyway.
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
