import { type MouseEvent, useLayoutEffect, useRef } from "react"

interface Point {
  x: number
  y: number
}

const soonMilliseconds = 1_000
// A finger does not come down twice on the very same point.
const slop = 16

let presses: [before: Point | undefined, last: Point | undefined] = [undefined, undefined]
addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (presses = [presses[1], { x, y }]), {
  capture: true,
})

/**
 * For the navigation's clicks: swallows the second tap on what stood in its place until now (Save, in the bar of a workout), which came down
 * on the same point when the navigation had just come.
 */
export function useSteadyNavigation(): (event: MouseEvent) => void {
  const cameAt = useRef(0)
  // A click may come before the effects that follow a paint.
  useLayoutEffect(() => {
    cameAt.current = performance.now()
  }, [])
  return (event) => {
    const [before, last] = presses
    const isByPointer = event.detail > 0
    if (!isByPointer || !before || !last || event.timeStamp - cameAt.current > soonMilliseconds) return
    if (Math.hypot(before.x - last.x, before.y - last.y) >= slop) return
    event.preventDefault()
    event.stopPropagation()
  }
}
