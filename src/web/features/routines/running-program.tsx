import type { RunRow } from "#web/programs/queries.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"

// The line for the running program includes the rules of programs, so it is fetched only if a program is running.
const RunningLine = lazyPart(async () => (await import("#web/programs/running-line.tsx")).RunningLine)

/** The running program, shown above the routines that are its days. */
export function RunningProgram({ userId, row }: { userId: string; row: RunRow }) {
  return (
    <section className="block" aria-labelledby="program">
      <header>
        <h2 id="program">{sentences.yourProgram}</h2>
      </header>
      <div className={styles["program"]}>
        <RunningLine {...{ userId, row }} />
      </div>
    </section>
  )
}
