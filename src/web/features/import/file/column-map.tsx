import { useId, useState } from "react"
import { type ColumnMeaning, columnMeanings, meanings } from "#domain/import/column-words.ts"
import { type ColumnMap as Map, guessColumns, undecidedColumns } from "#domain/import/guess-columns.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as ofImport } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import styles from "../import.module.css"
import type { UnknownTable } from "./messages.ts"

interface ColumnMapProps {
  name: string
  table: UnknownTable
  /** The columns that the person chose before. */
  columns: Map | undefined
  onMapped: (map: Map) => void
  onCancel: () => void
}

const undecided = "?"

/** The form for choosing what each column of a table holds. */
export function ColumnMap({ name, table, columns: before, onMapped, onCancel }: ColumnMapProps) {
  const id = useId()
  const [columns, setColumns] = useState<Map>(() => before ?? guessColumns(table.columns))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isPressed, setPressed] = useState(false)
  const open = new Set(
    [...table.notUnderstood, ...(before ? [] : undecidedColumns(table.columns, columns))].filter(
      (each) => !touched.has(each) && !Object.values(columns).includes(each),
    ),
  )
  const missing = missingIn(columns, open)

  function give(column: string, meaning: ColumnMeaning | "") {
    const others = Object.entries(columns).filter(([key, value]) => value !== column && key !== meaning)
    setColumns({ ...Object.fromEntries(others), ...(meaning !== "" && { [meaning]: column }) })
    setTouched(new Set(touched).add(column))
  }

  function done() {
    setPressed(true)
    if (missing === null) onMapped(columns)
  }

  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{sentences.columnsTitle}</h2>
        <span className="label">{sentences.columnsAbout(name, table.rows)}</span>
      </header>
      {table.source !== null && table.notUnderstood.length > 0 && (
        <Alert tone="warning">
          <p>{sentences.notUnderstood(table.source, table.notUnderstood)}</p>
        </Alert>
      )}
      <div className={styles["map"]}>
        {table.columns.map((column, index) => (
          <div className="field" key={column.name || index}>
            <label htmlFor={`${id}-${index}`}>{column.name}</label>
            <select
              id={`${id}-${index}`}
              value={
                open.has(column.name)
                  ? undecided
                  : (meanings.find((meaning) => columns[meaning] === column.name) ?? "")
              }
              onChange={({ target }) =>
                give(column.name, meanings.find((each) => each === target.value) ?? "")
              }
            >
              {open.has(column.name) && (
                <option value={undecided} disabled>
                  {ofImport.chooseOne}
                </option>
              )}
              <option value="">{sentences.leaveOut}</option>
              {meanings.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {columnMeanings[meaning]}
                </option>
              ))}
            </select>
            <span className="hint">{column.samples[0] ?? ""}</span>
          </div>
        ))}
      </div>
      {isPressed && missing !== null && (
        <p role="alert" className={styles["missing"]}>
          {missing}
        </p>
      )}
      <div className="row">
        <button type="button" className="button primary" onClick={done}>
          {sentences.showPreview}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </section>
  )
}

/** What the person still has to choose; null if nothing is missing. */
function missingIn(columns: Map, open: ReadonlySet<string>): string | null {
  if (open.size > 0) return sentences.columnsOpen([...open])
  const needed: ColumnMeaning[] = columns.bodyWeight === undefined ? ["date", "exercise"] : ["date"]
  const missing = needed.filter((meaning) => columns[meaning] === undefined)
  return missing.length === 0
    ? null
    : sentences.columnsMissing(missing.map((meaning) => columnMeanings[meaning]))
}
