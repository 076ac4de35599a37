import Papa from "papaparse"
import { withoutGuard } from "#domain/export/csv.ts"
import { type ExportedTable, exportSections } from "#domain/export/export-sections.ts"

/** A section as an independent CSV reader sees it: its rows, each one keyed by column name. */
export type ReadSection = Record<string, string>[]

/** Reads an exported file back. Throws if its structure is wrong. */
export function readExport(text: string): Record<ExportedTable, ReadSection> {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ",", newline: "\r\n" })
  if (errors.length > 0) throw new Error(`Papa Parse found ${JSON.stringify(errors[0])}.`)
  const entries = tables.map((table, index) => {
    const next = tables[index + 1]
    const start = lineOf(data, table)
    // An empty line comes before the next section, and after the last line of the file.
    const end = (next === undefined ? data.length : lineOf(data, next)) - 1
    if (data[end]?.join("") !== "") throw new Error(`No empty line follows ${table}.`)
    const [header = [], ...rows] = data.slice(start + 1, end)
    return [table, rows.map((row) => rowOf(header, row))] as const
  })
  return Object.fromEntries(entries) as Record<ExportedTable, ReadSection>
}

const tables = Object.keys(exportSections) as ExportedTable[]

function lineOf(lines: string[][], table: ExportedTable) {
  const { title } = exportSections[table]
  const line = lines.findIndex(([first, ...others]) => first === title && others.length === 0)
  if (line === -1) throw new Error(`There is no section ${title}.`)
  return line
}

function rowOf(header: string[], row: string[]) {
  if (row.length !== header.length) throw new Error(`${row.length} cells stand below ${header.length} names.`)
  return Object.fromEntries(header.map((name, index) => [name, withoutGuard(row[index] ?? "")]))
}
