import { useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { TrainedDay } from "#domain/history/year.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { sentences } from "./sentences.ts"

interface YearTableProps {
  days: ReadonlyMap<LocalDay, TrainedDay>
  unit: WeightUnit
}

/** The year's days with a workout as a table, latest first. Rendered only when opened. */
export function YearTable({ days, unit }: YearTableProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{sentences.showAsTable}</summary>
      {isOpen && (
        // A scrollable area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="numbers" role="region" tabIndex={0} aria-label={sentences.tableTitle}>
          <table className="table" aria-label={sentences.tableTitle}>
            <thead>
              <tr>
                <th scope="col">{sentences.columns.day}</th>
                <th scope="col" className="n">
                  {sentences.columns.workouts}
                </th>
                <th scope="col" className="n">
                  {sentences.columns.volume}
                </th>
              </tr>
            </thead>
            <tbody>
              {[...days]
                .toSorted(([one], [other]) => other.localeCompare(one))
                .map(([day, { workouts, volume_kg }]) => (
                  <tr key={day}>
                    <th scope="row">{sentences.rowDay(day)}</th>
                    <td className="n">{workouts}</td>
                    <td className="n">{sentences.volume(volume_kg, unit)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
