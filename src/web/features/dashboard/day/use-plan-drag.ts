import { type KeyboardEvent, type PointerEvent, useState } from "react"
import { addDays, isDay, type LocalDay } from "#domain/days/local-day.ts"
import { followPointer } from "#web/ui/gestures/follow-pointer.ts"

interface PlanDragOptions {
  from: LocalDay
  /** Called with the day that the workout is dragged over; null when the drag ends. */
  onHover: (day: LocalDay | null) => void
  onDrop: (day: LocalDay) => void
}

/** Where a workout is while it is being moved to another day. */
interface Drag {
  day: LocalDay
  /** How far the pointer has dragged the workout, in pixels; null when it is moved with the keyboard. */
  offset: { x: number; y: number } | null
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Moves a planned workout to another day on the calendar with a mouse, pen, finger or the arrow keys. Escape cancels. */
export function usePlanDrag({ from, onHover, onDrop }: PlanDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function moveOver(next: Drag | null) {
    setDrag(next)
    onHover(next?.day ?? null)
  }

  function drop(day: LocalDay) {
    moveOver(null)
    if (day !== from) onDrop(day)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const { clientX: startX, clientY: startY } = event
    let day = from
    document.querySelector("[data-day]")?.closest("table")?.scrollIntoView({ block: "nearest" })
    followPointer(event, {
      onMove({ clientX, clientY }) {
        day = dayAtPoint(clientX, clientY) ?? from
        moveOver({ day, offset: { x: clientX - startX, y: clientY - startY } })
      },
      onEnd(isDropped) {
        if (isDropped) drop(day)
        else moveOver(null)
      },
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault()
      if (drag) drop(drag.day)
      else moveOver({ day: from, offset: null })
    } else if (drag && step !== undefined) {
      event.preventDefault()
      moveOver({ day: addDays(drag.day, step), offset: null })
    } else if (drag && event.key === "Escape") moveOver(null)
  }

  return {
    drag,
    handle: { onPointerDown, onKeyDown, onBlur: () => drag && !drag.offset && moveOver(null) },
  }
}

/** The calendar day under the pointer. */
function dayAtPoint(x: number, y: number): LocalDay | undefined {
  const found = document.elementsFromPoint(x, y).find((element) => element.hasAttribute("data-day"))
  const day = found?.getAttribute("data-day")
  return day && isDay(day) ? day : undefined
}
