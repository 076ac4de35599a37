import { refuse } from "../errors.ts"
import type { Bounds } from "../schema-cache/schema-cache.ts"
import type { PlannedCondition, ReadNode } from "./read-plan.ts"

const patterns: ReadonlySet<string> = new Set(["like", "ilike", "match", "imatch"])

/** Refuses a read that looks small but could keep Postgres busy or fill its memory. Real clients never reach these limits. */
export function checkBounds(read: ReadNode, bounds: Bounds): void {
  const nodes = allNodes(read)
  if (nodes.some(({ depth }) => depth > bounds.embedDepth)) {
    throw refuse(400, "PGRST100", `embeds may be nested at most ${bounds.embedDepth} deep`)
  }
  const found = nodes.flatMap(({ conditions }) => conditions.flatMap(patternsOf))
  if (found.length > bounds.patterns) {
    throw refuse(400, "PGRST100", `a request may have at most ${bounds.patterns} pattern filters`)
  }
  if (found.some((pattern) => pattern.length > bounds.patternLength)) {
    throw refuse(400, "PGRST100", `a pattern may have at most ${bounds.patternLength} characters`)
  }
}

function allNodes(node: ReadNode): ReadNode[] {
  return [node, ...node.children.flatMap(allNodes)]
}

function patternsOf(condition: PlannedCondition): string[] {
  if (condition.kind === "group") return condition.items.flatMap(patternsOf)
  if (condition.kind === "embed") return []
  const { operation } = condition
  if (operation.kind !== "compare" || !patterns.has(operation.comparison)) return []
  return [typeof operation.value === "string" ? operation.value : ""]
}
