import { useEffect, useState } from "react"

const repetition = 2400
const repetitions = 3

/** Whether the person's settings allow motion on screen. */
export function isMotionWelcome(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** The moment of a movement that is being shown: it goes to the end and back three times, then stops. Undefined while nothing moves. */
export function useMovement(loops: boolean): {
  moment: number | undefined
  start: () => void
  stop: () => void
} {
  const [startedAt, setStartedAt] = useState<number>()
  const [moment, setMoment] = useState<number>()
  useEffect(() => {
    if (startedAt === undefined) return undefined
    let frame = 0
    const draw = (now: number) => {
      const share = Math.max(0, now - startedAt) / repetition
      if (share >= repetitions) {
        setStartedAt(undefined)
        setMoment(undefined)
        return
      }
      setMoment(loops ? share % 1 : (1 - Math.cos(share * 2 * Math.PI)) / 2)
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [startedAt, loops])
  return {
    moment,
    start: () => setStartedAt(performance.now()),
    stop: () => {
      setStartedAt(undefined)
      setMoment(undefined)
    },
  }
}
