import type { RowFormat } from "#domain/import/row-reading.ts"
import type { Sections } from "#domain/import/sections.ts"
import { sentences } from "#domain/import/sentences.ts"
import { namedRows } from "#domain/import/table.ts"

/**
 * JEFIT's notes on exercises. Each is attached to the exercise on the note's day, or else to the exercise's
 * last occurrence in the file.
 */
export interface Notes {
  of: (eid: string, day: string) => string | null
  /** Reads the table of notes to report the notes that don't belong to any exercise. */
  unused: RowFormat
}

const dayLength = 10

export function jefitNotes(sections: Sections, logs: readonly string[]): Notes {
  const days = new Map<string, Set<string>>()
  for (const { eid = "", mydate = "" } of logs.flatMap((title) => namedRows(sections.get(title))))
    days.set(eid, (days.get(eid) ?? new Set()).add(mydate))
  const notes = new Map<string, string[]>()
  for (const { eid = "", mynote = "", TIMESTAMP = "" } of namedRows(sections.get("NOTES"))) {
    const known = days.get(eid) ?? new Set()
    const own = TIMESTAMP.slice(0, dayLength)
    const day = known.has(own) ? own : [...known].toSorted().at(-1)
    if (day === undefined || mynote.trim() === "") continue
    const key = `${eid} ${day}`
    notes.set(key, [...(notes.get(key) ?? []), mynote.trim()])
  }
  return {
    of: (eid, day) => notes.get(`${eid} ${day}`)?.join("\n") ?? null,
    unused: {
      source: "JEFIT",
      recognizes: () => false,
      columns: ["row_id", "USERID", "TIMESTAMP", "_id", "eid", "mynote"],
      main: {},
      read(cells) {
        const note = cells.text("mynote")
        if (note !== "" && !days.has(cells.text("eid"))) cells.warn(sentences.unusedNote(note))
        return null
      },
    },
  }
}
