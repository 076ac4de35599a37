import { isSamePlace } from "./same-place.ts"

/**
 * Makes a press count for the control it started on, even if the page moved that control from under the finger before the release. Otherwise the
 * browser would give the click to whatever is there by then. Call once for the whole app, before anything else listens for clicks.
 */
export function followMovedPresses(): void {
  let pressed: { on: Element; top: number; left: number; x: number; y: number } | undefined
  const onPress = ({ target, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    if (!isPrimary) return
    const on = target instanceof Element ? target.closest("button, a, label, summary") : null
    pressed = on ? { on, ...placeOf(on), x, y } : undefined
  }
  const onClick = (event: MouseEvent) => {
    const press = pressed
    pressed = undefined
    const { target, detail: clicks, clientX: x, clientY: y, isTrusted } = event
    // Keyboard clicks come without a press, and so does the click dispatched below.
    if (!press || !isTrusted || clicks === 0 || !(target instanceof Node)) return
    if (press.on.contains(target) || !press.on.checkVisibility()) return
    // A person who moves the finger further may want to cancel the press.
    if (!isSamePlace(press, { x, y })) return
    const { top, left } = placeOf(press.on)
    if (top === press.top && left === press.left) return
    event.preventDefault()
    event.stopImmediatePropagation()
    press.on.dispatchEvent(new MouseEvent("click", event))
  }
  addEventListener("pointerdown", onPress, { capture: true })
  addEventListener("click", onClick, { capture: true })
}

function placeOf(element: Element) {
  const { top, left } = element.getBoundingClientRect()
  return { top, left }
}
