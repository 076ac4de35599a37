import type { Field } from "../parse/json-field.ts"
import type { SelectItem } from "../parse/select.ts"
import { plannedField } from "./planned-field.ts"
import type { OutputColumn, ReadNode } from "./read-plan.ts"

/** The columns that a select asks for. `*` is kept where SQL's own `*` works. */
export function outputColumns(node: ReadNode, items: SelectItem[]): OutputColumn[] {
  return items.flatMap((item) => {
    if (item.kind === "embed") return []
    const { field, cast, aggregate } = item
    return {
      field: plannedField(node.relation, field),
      cast,
      aggregate,
      // SQL names an aggregate after its function.
      alias: item.alias ?? (aggregate ? undefined : pathAlias(field)),
    }
  })
}

/** Expands `*` where columns must be named one by one; keeps it if the columns aren't known. */
export function namedColumns({ columns, relation }: ReadNode): OutputColumn[] {
  if (!relation) return columns
  return columns.flatMap((column) => {
    if (column.field.name !== "*" || column.aggregate) return column
    return [...relation.columns.keys()].map((name) => ({
      ...column,
      field: plannedField(relation, { name, path: [] }),
    }))
  })
}

/** The output key of a JSON path: its last key, or the column's name if the path has only indexes. */
function pathAlias({ name, path }: Field): string | undefined {
  if (path.length === 0) return undefined
  const last = path.findLast(({ operand }) => "key" in operand)?.operand
  return last && "key" in last ? last.key : name
}
