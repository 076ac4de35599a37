import { amountText, setRuns } from "#domain/programs/session-words.ts"
import type { ShownLine, ShownSession, ShownSet } from "#domain/programs/prescription.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { placesOf } from "#domain/supersets/supersets.ts"
import styles from "./session.module.css"
import { sentences } from "./session-sentences.ts"

/** A session's exercises, each with its sets in pencil. */
export function SessionLines({ session: { lines } }: { session: ShownSession }) {
  const places = placesOf(withSupersets(lines))
  return (
    <ol className={`ledger ${styles["lines"]}`}>
      {lines.map((line, index) => (
        // The index is a safe key: a session may have an exercise twice, and its list never changes.
        <li key={index}>
          <span aria-hidden>{places[index]}</span>
          <div>
            <h4>{line.exercise_name}</h4>
            <p className={styles["doses"]}>
              {setRuns(line).map(({ set, count }, place) => (
                <Dose key={place} set={set} count={count} />
              ))}
              {line.goal !== null && <span>{sentences.goal(line.goal)}</span>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Dose({ set, count }: { set: ShownSet; count: number }) {
  const amount = amountText({ ...set, open: false })
  const hasLoad = set.load !== null && set.load !== 0
  return (
    <span>
      {hasLoad && (
        <>
          <b>{formatNumber(set.load)}</b>
          <i>×</i>
        </>
      )}
      <b>{amount}</b>
      {set.open && (
        <>
          <strong aria-hidden>+</strong>
          <span className="hidden-text">{sentences.orMore}</span>
        </>
      )}
      {!hasLoad && set.unit === "reps" && ` ${sentences.reps}`}
      {count > 1 && `, ${sentences.times(count)}`}
    </span>
  )
}

/** The lines with the number of their superset. */
function withSupersets(lines: readonly ShownLine[]): { superset: number }[] {
  let superset = 0
  return lines.map(({ joined }) => ({ superset: joined ? superset : ++superset }))
}
