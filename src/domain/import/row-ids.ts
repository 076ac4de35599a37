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
] as const satisfies CompleteTable[]

export type OtherTable = (typeof otherTables)[number]

/** The rows already in the account, as [id, created_at]. */
export type KnownOthers = Partial<Record<OtherTable, readonly (readonly [id: string, createdAt: string])[]>>

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
      const ofMoment = new Map((known[table] ?? []).map(([id, createdAt]) => [createdAt, id]))
      for (const { id, created_at } of complete[table] ?? []) {
        const here = ofMoment.get(created_at)
        ofMoment.delete(created_at)
        if (here === undefined) continue
        this.#ids.set(id, here)
        this.#here.add(id)
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
