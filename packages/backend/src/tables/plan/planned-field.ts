import type { Field } from "../parse/json-field.ts"
import type { Relation } from "../schema-cache/schema-cache.ts"
import type { PlannedField } from "./read-plan.ts"

/** A field, with the properties that follow from its column's type. An unknown column may be a function of the row. */
export function plannedField(relation: Relation | undefined, { name, path }: Field): PlannedField {
  const column = relation?.columns.get(name)
  const base = column?.base
  const isWhole = path.length === 0
  return {
    name,
    path,
    needsJson: base !== "json" && base !== "jsonb",
    toJson: (isWhole && column?.toJson) || undefined,
    fromText: (isWhole && column?.fromText) || undefined,
    needsVector: base !== undefined && base !== "tsvector",
  }
}
