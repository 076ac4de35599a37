import { useEffect, useRef, useState } from "react"
import { useDrawingsShown } from "#web/device/drawings-shown.ts"
import type { Movement } from "#domain/exercises/movement.ts"
import { SmallFigure } from "./late-figures.ts"
import styles from "./figure-thumb.module.css"

/** How far from the screen, or from the visible part of a scrolling list, a row may be for its figure to be drawn. */
const margin = "104px"

interface FigureThumbProps {
  /** The movement that the figure shows; undefined for an exercise without a figure, and until the exercise is known. */
  movement: Movement | undefined
}

/**
 * The space for an exercise's small figure in a row, empty for an exercise without one. The figure is fetched and drawn when the row is near the
 * screen. Nothing if the person has turned drawings off.
 */
export function FigureThumb(props: FigureThumbProps) {
  return useDrawingsShown() && <Place {...props} />
}

function Place({ movement }: FigureThumbProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: margin, scrollMargin: margin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <span ref={ref} className={styles["thumb"]} aria-hidden="true">
      {isNear && movement && <SmallFigure {...{ movement }} />}
    </span>
  )
}
