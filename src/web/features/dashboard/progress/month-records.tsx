import { formatDay } from "#domain/days/day-text.ts"
import { unknownExercise } from "#domain/text/missing-name-words.ts"
import { Placeholder } from "./placeholder.tsx"
import { LogLink } from "./log-link.tsx"
import { pageSentences as sentences } from "./page-sentences.ts"
import type { Progress } from "./use-progress.ts"

/** The list of this month's records. */
export function MonthRecords({ records: query, system, today }: Progress) {
  const records = query.data ?? []
  return (
    <section className="block" aria-labelledby="month-records">
      <header>
        <h2 id="month-records">{sentences.recordsTitle(today)}</h2>
      </header>
      {records.length === 0 ? (
        <Placeholder query={query} sentence={sentences.noRecords}>
          <LogLink day={today} />
        </Placeholder>
      ) : (
        <ul className="list">
          {records.map((record) => (
            <li key={`${record.exercise_id} ${record.kind}`}>
              <span className="grow">
                <h3>{record.name ?? unknownExercise}</h3>
                <span className="label">
                  {sentences.record(record, system)}, {formatDay(record.day, "short")}
                </span>
              </span>
              <span className="stamp">{sentences.recordStamp}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
