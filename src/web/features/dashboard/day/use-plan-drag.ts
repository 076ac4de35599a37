import { type KeyboardEvent, type PointerEvent, useState } from "react"
import { addDays, isDay, type LocalDay } from "#domain/days/local-day.ts"
import { followPointer } from "#web/ui/gestures/follow-pointer.ts"

interface PlanDragOptions {
  from: LocalDay
  /** Tells which day the workout is held over; null ends it. */
  onHover: (day: LocalDay | null) => void
  onDrop: (day: LocalDay) => void
}

/** A workout that is being carried to another day. */
interface Carried {
  day: LocalDay
  /** How far a pointer has it, in pixels; nothing when it is carried with the keyboard. */
  offset: { x: number; y: number } | null
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Carries a planned workout to a day of the calendar with a mouse, pen, finger or the arrow keys. Escape puts it back. */
export function usePlanDrag({ from, onHover, onDrop }: PlanDragOptions) {
  const [carried, setCarried] = useState<Carried | null>(null)

  function carry(next: Carried | null) {
    setCarried(next)
    onHover(next?.day ?? null)
  }

  function drop(day: LocalDay) {
    carry(null)
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
        carry({ day, offset: { x: clientX - startX, y: clientY - startY } })
      },
      onEnd(isDropped) {
        if (isDropped) drop(day)
        else carry(null)
      },
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault()
      if (carried) drop(carried.day)
      else carry({ day: from, offset: null })
    } else if (carried && step !== undefined) {
      event.preventDefault()
      carry({ day: addDays(carried.day, step), offset: null })
    } else if (carried && event.key === "Escape") carry(null)
  }

  return {
    carried,
    handle: { onPointerDown, onKeyDown, onBlur: () => carried && !carried.offset && carry(null) },
  }
}

/** The calendar's day under a pointer. */
function dayAtPoint(x: number, y: number): LocalDay | undefined {
  const found = document.elementsFromPoint(x, y).find((element) => element.hasAttribute("data-day"))
  const day = found?.getAttribute("data-day")
  return day && isDay(day) ? day : undefined
}
