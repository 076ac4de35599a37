import type { ShownLine, ShownSession, ShownSet } from "#domain/programs/prescription.ts"
import { setRuns } from "#domain/programs/session-words.ts"
import { useMovementsHere } from "#web/backend/exercises/use-movements.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { GuideButton } from "#web/guide/guide-button-part.tsx"
import styles from "./session-lines.module.css"
import { doseOf, sentences } from "./session-sentences.ts"
import { supersetPlaces } from "./superset-places.ts"

interface SessionLinesProps {
  session: ShownSession
  /** The level of the exercises' headings. */
  heading: "h3" | "h4"
}

/** A session's exercises, each with its prescribed sets. */
export function SessionLines({ session: { lines }, heading: Heading }: SessionLinesProps) {
  const movements = useMovementsHere(useUser().id)
  if (lines.length === 0) return <p className="small soft">{sentences.noExercises}</p>
  const places = supersetPlaces(lines)
  return (
    <ol className={`ledger ${styles["lines"]}`}>
      {lines.map((line, index) => (
        // The index is the key, because a session can have an exercise twice. That is safe, as the list never changes.
        <li key={index} className="guided">
          <span aria-hidden>{places[index]}</span>
          <FigureThumb movement={movements.get(line.exercise_name)} />
          <div>
            <Heading>{line.exercise_name}</Heading>
            <Doses line={line} />
          </div>
          <span>
            <GuideButton movement={movements.get(line.exercise_name)} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The prescribed sets of an exercise; consecutive equal sets are shown as one. */
export function Doses({ line }: { line: Pick<ShownLine, "sets" | "goal"> }) {
  return (
    <p className={styles["doses"]}>
      {setRuns(line).map(({ set, count }, index) => (
        <Dose key={index} set={set} count={count} />
      ))}
      {line.goal !== null && <span>{sentences.inAll(line.goal)}</span>}
    </p>
  )
}

function Dose({ set, count }: { set: ShownSet; count: number }) {
  const { load, amount, unit, effort } = doseOf(set)
  return (
    <span>
      {load !== null && (
        <>
          <b>{load}</b>
          <span className={styles["x"]}>×</span>
        </>
      )}
      <b>{amount}</b>
      {set.open && (
        <>
          <span className={styles["plus"]} aria-hidden>
            +
          </span>
          <span className="hidden-text">{sentences.orMore}</span>
        </>
      )}
      {unit}
      {effort} {sentences.repeated(count)}
    </span>
  )
}
