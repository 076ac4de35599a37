import { Link } from "react-router"
import { sentences } from "./sentences.ts"
import styles from "./workbench.module.css"

const pages = [
  { to: "/history", name: sentences.workouts },
  { to: "/exercises", name: sentences.exercises },
] as const

export type WorkbenchPage = (typeof pages)[number]["to"]

/** Switches between past workouts and exercises. */
export function Switcher({ page }: { page: WorkbenchPage }) {
  return (
    <nav className={styles["switcher"]} aria-label={sentences.switcher}>
      {pages.map(({ to, name }) => (
        <Link key={to} to={to} aria-current={to === page ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
