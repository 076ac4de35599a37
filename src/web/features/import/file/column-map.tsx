import { useId, useState } from "react"
import {
  type ColumnMap as Map,
  type ColumnMeaning,
  columnMeanings,
  guessColumns,
  meanings,
} from "#domain/import/formats/mapped.ts"
import { sentences } from "../sentences.ts"
import styles from "../import.module.css"
import type { UnknownTable } from "./messages.ts"

interface ColumnMapProps {
  name: string
  table: UnknownTable
  onMapped: (map: Map) => void
  onCancel: () => void
}

const needed: readonly ColumnMeaning[] = ["date", "exercise"]
const figures = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}/

/** The form on which a person assigns meanings to the columns of an unknown table. */
export function ColumnMap({ name, table, onMapped, onCancel }: ColumnMapProps) {
  const id = useId()
  const [columns, setColumns] = useState(() => guessColumns(table.columns.map((column) => column.name)))
  const [dayOrder, setDayOrder] = useState<Map["dayOrder"]>("day first")
  const [isAsked, setAsked] = useState(false)
  const missing = needed.filter((meaning) => columns[meaning] === undefined)
  const dateSample = table.columns.find((column) => column.name === columns.date)?.sample ?? ""

  function give(column: string, meaning: ColumnMeaning | "") {
    const others = Object.entries(columns).filter(([key, value]) => value !== column && key !== meaning)
    setColumns({ ...Object.fromEntries(others), ...(meaning !== "" && { [meaning]: column }) })
  }

  function done() {
    setAsked(true)
    if (missing.length === 0) onMapped({ columns, dayOrder })
  }

  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{sentences.columnsTitle}</h2>
        <span className="label">{sentences.columnsAbout(name, table.rows)}</span>
      </header>
      <div className={styles["map"]}>
        {table.columns.map((column, index) => (
          <div className="field" key={column.name || index}>
            <label htmlFor={`${id}-${index}`}>{column.name}</label>
            <select
              id={`${id}-${index}`}
              value={meanings.find((meaning) => columns[meaning] === column.name) ?? ""}
              onChange={({ target }) =>
                give(column.name, meanings.find((each) => each === target.value) ?? "")
              }
            >
              <option value="">{sentences.leaveOut}</option>
              {meanings.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {columnMeanings[meaning]}
                </option>
              ))}
            </select>
            <span className="hint">{column.sample}</span>
          </div>
        ))}
        {figures.test(dateSample) && (
          <div className="field">
            <label htmlFor={`${id}-order`}>{sentences.dayOrder}</label>
            <select
              id={`${id}-order`}
              value={dayOrder}
              onChange={({ target }) =>
                setDayOrder(target.value === "month first" ? "month first" : "day first")
              }
            >
              <option value="day first">{sentences.dayFirst}</option>
              <option value="month first">{sentences.monthFirst}</option>
            </select>
          </div>
        )}
      </div>
      {isAsked && missing.length > 0 && (
        <p role="alert" className={styles["missing"]}>
          {sentences.columnsMissing(missing.map((meaning) => columnMeanings[meaning]))}
        </p>
      )}
      <div className="row">
        <button type="button" className="button primary" onClick={done}>
          {sentences.showPreview}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {sentences.cancel}
        </button>
      </div>
    </section>
  )
}
