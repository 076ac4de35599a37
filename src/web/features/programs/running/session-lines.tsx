import { setRuns } from "#domain/programs/session-words.ts"
import { placesOf } from "#domain/supersets/supersets.ts"
import type { ShownLine, ShownSession } from "#domain/programs/prescription.ts"
import styles from "./running.module.css"
import { doseOf, sentences } from "./sentences.ts"

/** What a session asks for, exercise by exercise, in pencil. */
export function SessionLines({ session: { lines } }: { session: ShownSession }) {
  if (lines.length === 0) return <p className="small soft">{sentences.noSets}</p>
  return (
    <ul className={`ledger ${styles["lines"]}`}>
      {numbersOf(lines).map((number, place) => {
        const line = lines[place]
        return (
          line && (
            <li key={number}>
              <span>{number}</span>
              <div>
                <h3>{line.exercise_name}</h3>
                <Doses line={line} />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}

function Doses({ line }: { line: ShownLine }) {
  return (
    <p className={styles["doses"]}>
      {setRuns(line).map(({ set, count }, index) => {
        const { load, amount, effort } = doseOf(set)
        return (
          <span key={index}>
            {load !== null && (
              <>
                <b>{load}</b>
                <span className={styles["x"]}>×</span>
              </>
            )}
            <b>{amount}</b>
            {set.open && <OpenMark />} {effort} {sentences.repeated(count)}
          </span>
        )
      })}
      {line.goal !== null && <span>{sentences.inAll(line.goal)}</span>}
    </p>
  )
}

function OpenMark() {
  return (
    <>
      <span className={styles["plus"]} aria-hidden="true">
        +
      </span>
      <span className="hidden-text">{sentences.orMore}</span>
    </>
  )
}

/** "1", or "2a" and "2b" in a superset. */
function numbersOf(lines: readonly ShownLine[]): string[] {
  let superset = 0
  return placesOf(
    lines.map(({ joined }) => {
      if (!joined) superset += 1
      return { superset }
    }),
  )
}
