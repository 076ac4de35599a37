import type { PointerEvent } from "react"

interface PointerHandlers {
  onMove: (at: { clientX: number; clientY: number }) => void
  /** Called when the pointer is released, or when the drag is canceled, by Escape or because the browser took over the pointer. */
  onEnd: (isDropped: boolean) => void
}

type HandlePress = Pick<PointerEvent<HTMLElement>, "currentTarget" | "pointerId">

/** Follows the pointer that pressed a handle until it is released or canceled. */
export function followPointer(event: HandlePress, { onMove, onEnd }: PointerHandlers): void {
  const handle = event.currentTarget
  const ended = new AbortController()
  const { signal } = ended
  function end(isDropped: boolean) {
    ended.abort()
    onEnd(isDropped)
  }
  handle.setPointerCapture(event.pointerId)
  handle.addEventListener("pointermove", onMove, { signal })
  handle.addEventListener("pointerup", () => end(true), { signal })
  handle.addEventListener("lostpointercapture", () => end(false), { signal })
  addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal })
}
