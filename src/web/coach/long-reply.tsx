import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { useWide } from "#web/ui/use-wide.ts"
import styles from "./coach.module.css"
import { sentences } from "./sentences.ts"

// A third more than the fold shows (`.folded` in the stylesheet), so that the button never reveals only a line or two.
const tallest = 800

/**
 * On a wide screen, the beginning of a long reply and a button for the rest, so that what is beside it stays in view. A phone shows the whole reply,
 * because there the page scrolls anyway.
 */
export function LongReply({ children }: { children: ReactNode }) {
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  const [isLong, setLong] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = content.current
    if (!element || !isWide) return undefined
    const measure = () => setLong(element.scrollHeight > tallest)
    const observer = new ResizeObserver(measure)
    measure()
    // The box has a fixed height while it is folded, so watch its content instead.
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [isWide])
  const isFolding = isWide && isLong
  const isFolded = isFolding && !isOpen
  return (
    <>
      <div
        ref={content}
        className={isFolded ? styles["folded"] : undefined}
        // A link or a "Why?" that gets the focus below the fold must become visible.
        onFocus={() => setOpen(true)}
      >
        {children}
      </div>
      {isFolding && (
        <button
          type="button"
          className="button quiet"
          aria-expanded={!isFolded}
          onClick={() => setOpen(isFolded)}
        >
          {isFolded ? sentences.showAll : sentences.showLess}
        </button>
      )}
    </>
  )
}
