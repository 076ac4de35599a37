// Two taps of a finger never hit exactly the same point.
const slopPixels = 16

/** Swallows the second tap of a double tap when the first one has put something else under the finger. Call once, for the whole app. */
export function swallowStrayTaps(): void {
  let first: { target: unknown; x: number; y: number } | undefined
  const onClick = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail: tapsInARow } = event
    const target = event.target instanceof Element && event.target.closest("button, a")
    if (tapsInARow < 2) first = { target, x, y }
    else if (first && first.target !== target && Math.hypot(x - first.x, y - first.y) < slopPixels) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  addEventListener("click", onClick, { capture: true })
}
