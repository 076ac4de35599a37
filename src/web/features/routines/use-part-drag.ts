import { type PointerEvent, type RefObject, useState } from "react"
import { followPointer } from "#web/ui/gestures/follow-pointer.ts"

/** A part being dragged: its distance from its original position in pixels, and the position it would get. */
export interface PartDrag {
  part_id: string
  offset: number
  order: number
}

// The page scrolls while the pointer is this close to the edge of the window, in pixels.
const edge = 72
const scrollStep = 12
const scrollEvery = 16

/** Drags a part by its handle with a mouse, pen or finger. Escape cancels. */
export function usePartDrag(
  list: RefObject<HTMLOListElement | null>,
  onDrop: (partId: string, order: number) => void,
) {
  const [drag, setDrag] = useState<PartDrag | null>(null)

  function start(event: PointerEvent<HTMLElement>, partId: string) {
    const items = [...(list.current?.children ?? [])]
    const handle = event.currentTarget
    const own = items.findIndex((item) => item.contains(handle))
    if (event.button !== 0 || own === -1) return
    const from = event.clientY + scrollY
    const middles = items.map(middleOf)
    let order = own + 1
    let lastY = event.clientY
    // The dragged part makes the page longer, so scrolling stops where the page originally ended.
    const lowest = document.documentElement.scrollHeight - innerHeight
    // A handle may be near an edge when it is pressed. The page then stays until the pointer moves toward that edge.
    const pressedY = event.clientY
    const scrolling = setInterval(() => scrollAlong(lastY, lastY - pressedY, lowest) && place(), scrollEvery)

    followPointer(event, {
      onMove({ clientY }) {
        lastY = clientY
        place()
      },
      onEnd(isDropped) {
        clearInterval(scrolling)
        setDrag(null)
        if (isDropped) onDrop(partId, order)
      },
    })

    function place() {
      const y = lastY + scrollY
      order = 1 + middles.filter((middle, index) => index !== own && middle < y).length
      setDrag({ part_id: partId, offset: y - from, order })
    }
  }

  return { drag, start }
}

function middleOf(item: Element): number {
  const { top, height } = item.getBoundingClientRect()
  return top + height / 2 + scrollY
}

/** Scrolls the page while the pointer is near the edge that it was moved toward, by `moved` pixels. Returns whether the page moved. */
function scrollAlong(clientY: number, moved: number, lowest: number): boolean {
  const before = scrollY
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  if (moved < 0 && clientY < edge) scrollBy(0, -scrollStep)
  else if (moved > 0 && clientY > innerHeight - foot - edge)
    scrollTo(0, Math.max(scrollY, Math.min(scrollY + scrollStep, lowest)))
  return scrollY !== before
}
