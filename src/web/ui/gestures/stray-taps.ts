import { isSamePlace } from "./same-place.ts"

/** Nobody can have noticed a page this soon after it appeared. */
const unseenMilliseconds = 500

let pageShownAt = -Infinity
let hasTyped = false

/**
 * Call when another page appears. The page counts as visible from its second frame on, because a slow device paints a page long after rendering it.
 */
export function notePageShown(): void {
  hasTyped = false
  const note = () => (pageShownAt = performance.now())
  note()
  requestAnimationFrame(() => requestAnimationFrame(note))
}

/**
 * Ignores a tap in the same place as the previous one if another element is under the finger by then. Such a tap is the second half of a double tap,
 * or the page has only just appeared. Call once for the whole app.
 */
export function swallowStrayTaps(): void {
  let last: { target: unknown; x: number; y: number; at: number } | undefined
  const onClick = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail: tapsInARow, timeStamp } = event
    const target = event.target instanceof Element && event.target.closest("button, a")
    const isThere = last !== undefined && isSamePlace(last, { x, y })
    // A person who has tapped or typed on the page has seen it.
    const hasTouched = hasTyped || (last?.at ?? 0) >= pageShownAt
    const isUnseen = timeStamp - pageShownAt < unseenMilliseconds && !hasTouched
    if (isThere && last?.target !== target && tapsInARow > 0 && (tapsInARow > 1 || isUnseen)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (tapsInARow < 2) last = { target, x, y, at: timeStamp }
  }
  addEventListener("click", onClick, { capture: true })
  addEventListener("input", () => (hasTyped = true), { capture: true })
}
