import type { ShownSet } from "#domain/programs/prescription.ts"
import styles from "./doses.module.css"
import { amountText, sentences } from "./sentences.ts"
import { formatNumber } from "#domain/measures/numbers.ts"

/** The sets of a line in pencil; the same set several times is one. */
export function Doses({ sets }: { sets: readonly ShownSet[] }) {
  return (
    <span className={styles["doses"]}>
      {runsOf(sets).map(({ set, times }, place) => (
        <span key={place}>
          {set.load !== null && (
            <>
              <b>{formatNumber(set.load)}</b>
              <span className={styles["x"]}>×</span>
            </>
          )}
          <b>{amountText(set)}</b>
          {set.open && (
            <>
              <span className={styles["plus"]} aria-hidden>
                +
              </span>
              <span className="hidden-text">{sentences.orMore}</span>
            </>
          )}
          {times > 1 && ` ${sentences.times(times)}`}
        </span>
      ))}
    </span>
  )
}

/** Neighbouring sets that ask for the same. */
function runsOf(sets: readonly ShownSet[]): { set: ShownSet; times: number }[] {
  const runs: { set: ShownSet; times: number }[] = []
  for (const set of sets) {
    const last = runs.at(-1)
    if (last && isSame(last.set, set)) last.times += 1
    else runs.push({ set, times: 1 })
  }
  return runs
}

const isSame = (one: ShownSet, other: ShownSet) => JSON.stringify(one) === JSON.stringify(other)
