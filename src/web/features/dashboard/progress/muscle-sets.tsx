import { label } from "#domain/text/label.ts"
import { againstRange } from "#domain/progress/training-summary.ts"
import { LogLink } from "./log-link.tsx"
import { Missing } from "./missing.tsx"
import styles from "./progress.module.css"
import { decimal, sentences } from "./sentences.ts"
import { SetsRange } from "./sets-range.tsx"
import type { Progress } from "./use-progress.ts"

/** Sets per muscle this week, compared with the range the person aims for. */
export function MuscleSets(progress: Progress) {
  const { summary, range, today } = progress
  const muscles = summary.data?.muscles ?? []
  const most = Math.max(range.high * 1.2, 1, ...muscles.map(({ sets }) => sets))
  return (
    <section className="block" aria-labelledby="muscle-sets">
      <header>
        <h2 id="muscle-sets">{sentences.musclesTitle}</h2>
        <span className="label">{sentences.range(range.low, range.high)}</span>
      </header>
      <p className="small soft">{sentences.muscles}</p>
      {muscles.length === 0 ? (
        <Missing query={summary} sentence={sentences.noMuscles}>
          <LogLink day={today} />
        </Missing>
      ) : (
        <table className={`table ${styles["muscles"]}`} aria-labelledby="muscle-sets">
          <thead>
            <tr>
              <th scope="col">Muscle</th>
              <th scope="col" className="n">
                Sets
              </th>
              <th scope="col">Range</th>
            </tr>
          </thead>
          <tbody>
            {muscles.map(({ muscle, sets }) => (
              <tr key={muscle}>
                <th scope="row">{label(muscle)}</th>
                <td className="n">{decimal(sets)}</td>
                <td>
                  <RangeBar {...{ sets, most }} low={range.low} high={range.high} />
                  <span className="small soft">
                    {sentences.standing[againstRange(sets, range.low, range.high)]}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <SetsRange key={`${range.low} ${range.high}`} {...progress} />
    </section>
  )
}

/** A bar of ink over the range. */
function RangeBar({ sets, low, high, most }: { sets: number; low: number; high: number; most: number }) {
  const share = (value: number) => `${(value / most) * 100}%`
  return (
    <span className={styles["bar"]} aria-hidden="true">
      <i className={styles["range"]} style={{ left: share(low), width: share(high - low) }} />
      <i className={styles["sets"]} style={{ width: share(sets) }} />
    </span>
  )
}
