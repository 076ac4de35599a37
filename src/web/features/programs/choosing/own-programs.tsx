import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { programsQuery } from "#web/programs/queries.ts"
import { useRunningRun } from "#web/programs/use-running-run.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import library from "../library/library.module.css"
import styles from "./choosing.module.css"
import { sentences } from "./sentences.ts"

/** The person's own programs, with the running one marked. Renders nothing if there are none. */
export function OwnPrograms({ userId }: { userId: string }) {
  const programs = useQuery(programsQuery(userId))
  const running = useRunningRun(userId).data?.program_id
  if (hasFailed(programs))
    return <LoadProblem sentence={sentences.failedOwn} onLoadAgain={() => void programs.refetch()} />
  if (!programs.data || programs.data.length === 0) return null
  const inOrder = programs.data.toSorted(
    (one, other) => Number(other.id === running) - Number(one.id === running),
  )
  return (
    <section className="block" aria-labelledby="yours">
      <header>
        <h2 id="yours">{sentences.yours}</h2>
        <span className="label">{sentences.yoursCount(inOrder.length)}</span>
      </header>
      <ul className={library["list"]}>
        {inOrder.map(({ id, name, workouts }) => (
          <li key={id} className={id === running ? styles["running"] : undefined}>
            <h3>
              <Link to={`/programs/${id}`}>{name}</Link>
            </h3>
            {id === running && <span className="label">{sentences.running}</span>}
            <p>{workouts.map((day) => day.name).join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
