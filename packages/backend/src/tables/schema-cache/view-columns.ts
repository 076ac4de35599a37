/** The origin of a view's column: a column of a table, or of another view. */
export interface ColumnOrigin {
  viewColumn: number
  relation: number
  column: number
}

/**
 * Finds which columns of a view are plain columns of another relation. Reads the view's stored query (`pg_rewrite.ev_action`),
 * where each entry of the outermost target list has the origin in `resorigtbl` and `resorigcol`.
 */
export function viewColumnOrigins(action: string): ColumnOrigin[] {
  return outermostTargets(action).flatMap((entry) => {
    const viewColumn = numberOf(entry, "resno")
    const relation = numberOf(entry, "resorigtbl")
    const column = numberOf(entry, "resorigcol")
    return relation > 0 && column > 0 ? [{ viewColumn, relation, column }] : []
  })
}

/** Searches from the end of an entry, because the expression before it may contain entries of its own. */
function numberOf(entry: string, key: string) {
  const at = entry.lastIndexOf(` :${key} `)
  return at < 0 ? 0 : Number.parseInt(entry.slice(at + key.length + 3), 10) || 0
}

function outermostTargets(action: string): string[] {
  const targets: string[] = []
  let depth = 0
  let start = -1
  for (let at = 0; at < action.length; at += 1) {
    const character = action[at]
    if (character === "\\") at += 1
    else if (character === "{") {
      depth += 1
      if (depth === 2 && action.startsWith("{TARGETENTRY ", at)) start = at
    } else if (character === "}") {
      if (depth === 2 && start >= 0) targets.push(action.slice(start, at))
      if (depth === 2) start = -1
      depth -= 1
    }
  }
  return targets
}
