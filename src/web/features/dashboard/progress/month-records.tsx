import { formatDay } from "#domain/days/day-text.ts"
import { Missing } from "./missing.tsx"
import { LogLink } from "./log-link.tsx"
import { sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

/** The records of this month. */
export function MonthRecords({ records: query, system, today }: Progress) {
  const records = query.data ?? []
  return (
    <section className="block" aria-labelledby="month-records">
      <header>
        <h2 id="month-records">{sentences.recordsTitle(today)}</h2>
      </header>
      {records.length === 0 ? (
        <Missing query={query} sentence={sentences.noRecords}>
          <LogLink day={today} />
        </Missing>
      ) : (
        <ul className="list">
          {records.map((record) => (
            <li key={`${record.exercise_id} ${record.kind}`}>
              <span className="grow">
                <h3>{record.name ?? sentences.unknownExercise}</h3>
                <span className="label">
                  {sentences.record(record, system)}, {formatDay(record.day, "short")}
                </span>
              </span>
              <span className="stamp">Record</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
