import { Link } from "react-router"
import type { Program } from "#domain/programs/program.ts"
import styles from "./editing.module.css"
import { sentences } from "./sentences.ts"

interface DayLinksProps {
  programId: string
  program: Program
  place: number
}

/** Shows which day of the program this is, with links to the other days. Following a link keeps the unsaved changes. */
export function DayLinks({ programId, program, place }: DayLinksProps) {
  return (
    <nav className={styles["days"]} aria-label={sentences.days}>
      <span className="soft small">{sentences.dayOf(place + 1, program.days.length)}</span>
      {program.days.map(({ name }, index) => (
        <Link
          key={index}
          to={`/programs/${programId}/days/${index + 1}`}
          aria-current={index === place ? "page" : undefined}
        >
          {sentences.day(name)}
        </Link>
      ))}
    </nav>
  )
}
