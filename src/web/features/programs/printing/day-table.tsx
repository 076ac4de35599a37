import type { WeightUnit } from "#domain/measures/units.ts"
import type { ShownSet } from "#domain/programs/prescription.ts"
import type { PaperLine } from "#domain/programs/view/plan-on-paper.ts"
import { supersetPlaces } from "#web/programs/superset-places.ts"
import { loadText, sentences, setsText } from "./sentences.ts"

/** A session's sets, with one row for consecutive equal sets and room to write next to each. */
export function DayTable({ lines, unit }: { lines: readonly PaperLine[]; unit: WeightUnit }) {
  if (lines.length === 0) return <p>{sentences.noExercises}</p>
  const places = supersetPlaces(lines)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{sentences.exercise}</th>
          <th scope="col">{sentences.sets}</th>
          <th scope="col">{sentences.load(unit)}</th>
          <th scope="col">{sentences.done}</th>
        </tr>
      </thead>
      {lines.map((line, index) => (
        // The index is the key, because a session can have an exercise twice. That is safe, as the list never changes.
        <LineRows key={index} line={line} place={places[index] ?? ""} />
      ))}
    </table>
  )
}

function LineRows({ line, place }: { line: PaperLine; place: string }) {
  const rows = rowsOf(line)
  return (
    <tbody>
      {rows.map(({ sets, load }, index) => (
        <tr key={index}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rows.length}>
              {place} {line.exercise_name}
              {line.goal !== null && <small> {sentences.inAll(line.goal)}</small>}
            </th>
          )}
          <td>{sets}</td>
          <td>{load}</td>
          <td>{sentences.blank}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Consecutive equal sets share a row. A line without sets has one empty row to write in. */
function rowsOf({ sets, percents }: PaperLine): { sets: string; load: string }[] {
  const runs: { set: ShownSet; load: string; count: number }[] = []
  for (const [place, set] of sets.entries()) {
    const load = loadText(set, percents[place] ?? null)
    const last = runs.at(-1)
    if (last?.load === load && setsText(last.set, 1) === setsText(set, 1)) last.count += 1
    else runs.push({ set, load, count: 1 })
  }
  if (runs.length === 0) return [{ sets: "", load: "" }]
  return runs.map(({ set, load, count }) => ({ sets: setsText(set, count), load }))
}
