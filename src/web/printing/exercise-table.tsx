import type { ReactNode } from "react"
import { sentences } from "./sentences.ts"

/** An exercise in a printed table. */
interface TableExercise {
  /** "1", or "2a" in a superset. */
  place: string
  name: string
  /** Shown under the name. */
  note?: ReactNode
  /** One row for each group of equal sets, with a cell for each column between the exercise and the space to write in. */
  rows: readonly (readonly string[])[]
}

interface ExerciseTableProps {
  /** The headings of the columns between the exercise and the space to write in. */
  columns: readonly string[]
  exercises: readonly TableExercise[]
}

/** A session's exercises with their sets, and room to write next to each. */
export function ExerciseTable({ columns, exercises }: ExerciseTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {[sentences.exercise, ...columns, sentences.done].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {exercises.map((exercise, index) => (
        // The index is the key, because a session can have an exercise twice. That is safe, as the list never changes.
        <ExerciseRows key={index} {...{ exercise, columns }} />
      ))}
    </table>
  )
}

interface ExerciseRowsProps extends Pick<ExerciseTableProps, "columns"> {
  exercise: TableExercise
}

function ExerciseRows({ exercise: { place, name, note, rows }, columns }: ExerciseRowsProps) {
  return (
    <tbody>
      {rows.map((cells, index) => (
        <tr key={index}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rows.length}>
              {place} {name}
              {note}
            </th>
          )}
          {columns.map((column, place) => (
            <td key={column}>{cells[place]}</td>
          ))}
          <td>{sentences.blank}</td>
        </tr>
      ))}
    </tbody>
  )
}
