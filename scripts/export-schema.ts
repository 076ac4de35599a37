import * as z from "zod"
import { completeExport } from "#domain/export/complete-export.ts"

/** The JSON Schema of the full export, as text. */
export function exportSchema(): string {
  const schema = {
    title: "Complete Repertoire export",
    description:
      "All of one person's rows. Decimal numbers are stored as text, so that no digits are lost. Rows refer to each other by ID; an import assigns new IDs.",
    ...z.toJSONSchema(completeExport, { target: "draft-2020-12" }),
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
