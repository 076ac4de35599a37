import { type ReactNode, type Ref, useId } from "react"
import styles from "./workbench.module.css"

/** Where a pane's title is: on a page of its own, or beside a list. */
export interface PaneHeading {
  heading: "h1" | "h2"
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

interface PaneProps extends PaneHeading {
  title: string
  /** A mark beside the title. */
  badge?: ReactNode
  /** The line below the title; its space is reserved. */
  about: ReactNode
  children: ReactNode
}

/** What is open: a workout or an exercise. */
export function Pane({ title, badge, about, heading: Heading, headingRef, children }: PaneProps) {
  const id = useId()
  return (
    <section className={`block ${styles["pane"]}`} aria-labelledby={id} data-pane>
      <header>
        <div className={styles["paneTitle"]}>
          <Heading id={id} ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          {badge}
        </div>
        <p className="soft small">{about}</p>
      </header>
      {children}
    </section>
  )
}
