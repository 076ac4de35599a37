import { type PointerEvent, useRef } from "react"

const shortestPixels = 48

/**
 * Detects a horizontal swipe: 1 to the left (next), -1 to the right (previous). The element needs `touch-action: pan-y`, or the browser handles
 * the gesture itself.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)

  function begin({ isPrimary, pointerId, pointerType, clientX, clientY }: PointerEvent) {
    start.current = isPrimary && pointerType === "touch" ? { id: pointerId, x: clientX, y: clientY } : null
  }
  function end({ pointerId, clientX, clientY }: PointerEvent) {
    const from = start.current
    if (from?.id !== pointerId) return
    start.current = null
    const across = clientX - from.x
    const along = clientY - from.y
    if (Math.abs(across) >= shortestPixels && Math.abs(across) > 2 * Math.abs(along))
      onSwipe(across < 0 ? 1 : -1)
  }
  function cancel() {
    start.current = null
  }
  return { onPointerDown: begin, onPointerUp: end, onPointerCancel: cancel }
}
