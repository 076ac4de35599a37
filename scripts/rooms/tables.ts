import { type Room, type Wing, wings } from "./table.ts"

/** A document with its tables (between the marks `<!-- rooms of src/web -->` and `<!-- end -->`) updated to the current rooms. */
export function withTables(document: string): string {
  return wings.reduce((text, wing) => {
    const [start, end] = [`<!-- rooms of ${wing.folder} -->\n\n`, "\n<!-- end -->"]
    const from = text.indexOf(start)
    const to = text.indexOf(end, from)
    if (from === -1 || to === -1)
      throw new Error(`The document has no markers for the table of rooms in ${wing.folder}.`)
    return text.slice(0, from + start.length) + tableOf(wing) + text.slice(to)
  }, document)
}

function tableOf(wing: Wing): string {
  const rows = wing.rooms.map((room) => [
    room.folder === "." ? "beside the folders" : `\`${room.folder}\``,
    room.purpose,
    doorsOf(room, wing),
  ])
  return alignColumns([["folder", "what it is", "may import"], ...rows])
}

/** What a room may import: rooms of the same wing by folder, others by path. */
function doorsOf({ mayImport, packages = [] }: Room, { folder }: Wing): string {
  const names = [...mayImport, ...packages].map((name) => {
    if (name === folder) return "all of them"
    return `\`${name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name}\``
  })
  return names.length === 0 ? "–" : names.join(", ")
}

/** A Markdown table, aligned the way the formatter does it. */
function alignColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`
  const [head = [], ...body] = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  return [head, widths.map((width) => "-".repeat(width)), ...body].map(line).join("")
}
