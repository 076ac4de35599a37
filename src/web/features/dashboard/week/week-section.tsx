import { type ReactNode, useId } from "react"
import { sentences } from "./sentences.ts"
import styles from "./week.module.css"

/** The section's frame. Signed-out visitors see it without a plan. */
export function WeekSection({ children }: { children: ReactNode }) {
  const title = useId()
  return (
    <section className={`block ${styles["section"]}`} aria-labelledby={title}>
      <header>
        <h2 id={title}>{sentences.title}</h2>
      </header>
      {children}
    </section>
  )
}
