// Two taps of a finger never hit exactly the same point.
const slopPixels = 16
/** Who taps within this time of a page's coming has not seen it yet. */
const unseenMilliseconds = 500

let pageCameAt = -Infinity

/** Another page is there; call when it is. */
export function pageCame(): void {
  pageCameAt = performance.now()
}

/**
 * Swallows a tap in the place of the one before it when something else is under the finger now that nobody can have meant: it is the second of a
 * double tap, or the page has just come. Call once, for the whole app.
 */
export function swallowStrayTaps(): void {
  let last: { target: unknown; x: number; y: number; at: number } | undefined
  const onClick = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail: tapsInARow, timeStamp } = event
    const target = event.target instanceof Element && event.target.closest("button, a")
    const isSamePlace = last !== undefined && Math.hypot(x - last.x, y - last.y) < slopPixels
    // Who has tapped on the page already has seen it.
    const isUnseen = timeStamp - pageCameAt < unseenMilliseconds && (last?.at ?? 0) < pageCameAt
    if (isSamePlace && last?.target !== target && tapsInARow > 0 && (tapsInARow > 1 || isUnseen)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (tapsInARow < 2) last = { target, x, y, at: timeStamp }
  }
  addEventListener("click", onClick, { capture: true })
}
