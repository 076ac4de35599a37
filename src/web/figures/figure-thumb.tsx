import { useEffect, useRef, useState } from "react"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "./figures.module.css"
import type { SmallFigureProps } from "./small-figure.tsx"

const SmallFigure = lazyPart(async () => (await import("./small-figure.tsx")).SmallFigure)

/** How far from the screen a row may be for its figure to be drawn. */
const margin = "200px"

/** The place of an exercise's small figure in a row. It is fetched and drawn when the row is near the screen, and is never wider than 96 px. */
export function FigureThumb(props: SmallFigureProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <span ref={ref} className={styles["thumb"]} aria-hidden="true">
      {isNear && <SmallFigure {...props} />}
    </span>
  )
}
