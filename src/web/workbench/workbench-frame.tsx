import type { ReactNode } from "react"
import { BackLink } from "#web/ui/back-link.tsx"
import { sentences } from "./sentences.ts"
import { Switcher, type WorkbenchPage } from "./switcher.tsx"
import type { Workbench } from "./use-workbench.ts"
import styles from "./workbench.module.css"

interface HeadProps {
  page: WorkbenchPage
  title: string
  /** The line below the title; its space is reserved. */
  lead?: ReactNode
  /** "h2" where an open pane fills the page, because the pane's title is then the page's heading. */
  heading?: "h1" | "h2"
  /** Clears the filter; undefined while nothing is filtered. */
  onClear?: (() => void) | undefined
}

/** The top of the page: its title, a summary of the list, and the switch to the other page. */
export function WorkbenchHead({ page, title, lead, heading: Heading = "h1", onClear }: HeadProps) {
  return (
    <div className={styles["head"]}>
      <Heading>{title}</Heading>
      <p className="soft">{lead}</p>
      {onClear && (
        <button type="button" className="button quiet" onClick={onClear}>
          {sentences.clear}
        </button>
      )}
      <Switcher page={page} />
    </div>
  )
}

interface WorkbenchFrameProps extends Omit<HeadProps, "heading" | "onClear"> {
  bench: Workbench
  /** The class for a page whose list and pane have their own widths, or that looks different on paper. */
  className?: string | undefined
  isFiltered: boolean
  onClear: () => void
  filters: ReactNode
  /** The list, with the content above and below it. */
  listing: ReactNode
  /** The numbers that sum up the list. */
  sum: string
  pane: ReactNode
}

/** A page with filters, a list and a pane. */
export function WorkbenchFrame(props: WorkbenchFrameProps) {
  const { bench, className = "", page, title, lead, isFiltered, onClear, filters, listing, sum, pane } = props
  const { isPage, addressOf, search } = bench
  function clear() {
    onClear()
    search.current?.focus()
  }
  return (
    <div
      className={`page ${styles["page"]} ${page === "/history" ? styles["listOnPaper"] : ""} ${className}`}
    >
      {isPage && <BackLink to={addressOf(null)} name={title} />}
      <div hidden={isPage} className={styles["top"]}>
        <WorkbenchHead
          {...{ page, title, lead }}
          heading={isPage ? "h2" : "h1"}
          onClear={isFiltered ? clear : undefined}
        />
        {filters}
      </div>
      <div className={styles["bench"]}>
        <div hidden={isPage} className={styles["listing"]}>
          {listing}
          <p className={styles["sum"]}>
            <output>{sum}</output>
            <span className={styles["keys"]} aria-hidden>
              <kbd>{sentences.keys.next}</kbd> <kbd>{sentences.keys.previous}</kbd> {sentences.toMove}{" "}
              <kbd>{sentences.keys.open}</kbd> {sentences.toOpen}
            </span>
          </p>
        </div>
        {pane}
      </div>
    </div>
  )
}
