import type { CompleteExport, CompleteTable } from "#domain/export/complete-export.ts"

/** The tables of a complete account other than workouts, sets, weights and exercises. */
const otherTables = [
  "programs",
  "program_versions",
  "program_runs",
  "workouts",
  "generated_weekly_schedules",
  "committed_workouts",
  "goals",
  "ai_analyses",
  "exercise_notes",
  "avoided",
  "body_measurements",
] as const satisfies CompleteTable[]

export type OtherTable = (typeof otherTables)[number]

/**
 * The ids of the rows already in the account, as [id, created_at], or for measurements as [id, "day
 * measure"].
 */
export type KnownOthers = Partial<Record<OtherTable, readonly (readonly [id: string, knownBy: string])[]>>

const whatKnows = (row: { created_at: string } | { date: string; measure: string }) =>
  "measure" in row ? `${row.date} ${row.measure}` : row.created_at

/** Maps a file's ids to ids in this account: existing rows keep theirs, the others get new ones. */
export class RowIds {
  readonly #ids = new Map<string, string>()
  readonly #here = new Set<string>()

  constructor(
    complete: CompleteExport,
    known: KnownOthers,
    private readonly newId: () => string,
  ) {
    for (const table of otherTables) {
      const left = new Map((known[table] ?? []).map(([id, knownBy]) => [knownBy, id]))
      for (const row of complete[table] ?? []) {
        const here = left.get(whatKnows(row))
        left.delete(whatKnows(row))
        if (here === undefined) continue
        this.#ids.set(row.id, here)
        this.#here.add(row.id)
      }
    }
  }

  isHere(id: string) {
    return this.#here.has(id)
  }

  of(id: string): string {
    const known = this.#ids.get(id)
    if (known !== undefined) return known
    const made = this.newId()
    this.#ids.set(id, made)
    return made
  }

  ofAny(id: string | null): string | null {
    return id === null ? null : this.of(id)
  }
}
