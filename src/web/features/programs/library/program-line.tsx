import { TriangleAlert } from "lucide-react"
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import { Link } from "react-router"
import { writeLength } from "#domain/programs/choosing/choosing-sentences.ts"
import type { Program } from "#domain/programs/program.ts"
import { label } from "#domain/text/label.ts"
import { libraryDescriptions } from "./library-sentences.ts"
import { slugOf } from "./library-programs.ts"
import styles from "./library.module.css"
import { sentences } from "./sentences.ts"
import { WeekTicks } from "./week-ticks.tsx"

interface ProgramLineProps {
  program: Program
  /** The answers as the query string of the URL. The program's page needs them for its link back. */
  search: string
  /** The answers that don't match the program. */
  misfits: readonly string[]
  /** What the program does about exercises that the person avoids. */
  swaps: readonly string[]
}

/** A library program in a list, as a link to its page. */
export function ProgramLine({ program, search, misfits, swaps }: ProgramLineProps) {
  const { name, level, minutes, days_per_week } = program
  return (
    <li>
      <h3>
        <Link to={{ pathname: `/programs/library/${slugOf(program)}`, search }}>{name}</Link>
      </h3>
      <WeekTicks program={program} label={sentences.daysAWeek(days_per_week)} />
      <p>{libraryDescriptions.get(name)}</p>
      <span className={styles["facts"]}>
        {level !== null && <span>{label(level)}</span>}
        {minutes !== null && (
          <span>
            <b>{minutes}</b> {sentences.minutes}
          </span>
        )}
        <span>{writeLength(program)}</span>
        {misfits.map((misfit) => (
          <span key={misfit} className={styles["lacks"]}>
            <TriangleAlert className="icon" aria-hidden />
            {misfit}
          </span>
        ))}
        {swaps.map((swap) => (
          <span key={swap} className={styles["swap"]}>
            <ArrowLeftRight className="icon" aria-hidden />
            {swap}
          </span>
        ))}
      </span>
    </li>
  )
}
