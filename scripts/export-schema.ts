import * as z from "zod"
import { completeExport } from "#domain/export/complete-export.ts"

/** The JSON Schema of the full export, as text. */
export function exportSchema(): string {
  const schema = {
    title: "Repertoire, complete export",
    description:
      "Every row of one person. Decimal numbers are text, so that no digit is lost. Rows name each other by their ids; an import makes new ones.",
    ...z.toJSONSchema(completeExport, { target: "draft-2020-12" }),
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
