import type { CompleteExport } from "#domain/export/complete-export.ts"
import type { Json } from "#domain/row-types.ts"
import type { RowIds } from "./row-ids.ts"

/**
 * The programs in a complete export that aren't in this account yet, with their versions and runs. Events are imported only with a new run, because a
 * run that is already here keeps its own events. `renamed` replaces the ids inside a document.
 */
export function programsToImport(
  complete: CompleteExport,
  ids: RowIds,
  renamed: (document: Json) => Json,
): Record<"programs" | "program_versions" | "program_runs" | "program_events", object[]> {
  const fresh = <Row extends { id: string }>(rows: readonly Row[] = []) =>
    rows.filter(({ id }) => !ids.isHere(id)).map((row) => ({ ...row, id: ids.of(row.id) }))
  return {
    programs: fresh(complete.programs),
    program_versions: fresh(complete.program_versions).map((row) => ({
      ...row,
      program_id: ids.of(row.program_id),
      content: renamed(row.content),
    })),
    program_runs: fresh(complete.program_runs).map((row) => ({
      ...row,
      program_id: ids.of(row.program_id),
      version_id: ids.of(row.version_id),
      starts: renamed(row.starts),
    })),
    program_events: (complete.program_events ?? [])
      .filter(({ run_id }) => !ids.isHere(run_id))
      .map((row) => ({ ...row, id: ids.of(row.id), run_id: ids.of(row.run_id), body: renamed(row.body) })),
  }
}
