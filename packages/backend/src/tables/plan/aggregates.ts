import { refuse } from "../errors.ts"
import { isToOne } from "../schema-cache/relationship.ts"
import type { EmbedNode, ReadNode } from "./read-plan.ts"

/** An aggregate in a to-one spread applies to the parent's rows, not to the single related row. */
export function passesAggregatesUp(node: ReadNode): boolean {
  return isSpread(node) && isToOne(node.relationship)
}

/** Whether a node's rows are groups, formed by the columns that aren't aggregates. */
export function isAggregated(node: ReadNode): boolean {
  return !passesAggregatesUp(node) && hasAggregate(node)
}

/** Refuses aggregates where they are disabled or meaningless. */
export function checkAggregates(node: ReadNode, options: { allowed: boolean }) {
  if (!hasAggregate(node)) {
    for (const child of node.children) checkAggregates(child, options)
    return
  }
  if (!options.allowed) throw refuse(400, "PGRST123", "Use of aggregate functions is not allowed")
  if (isSpread(node) && !passesAggregatesUp(node)) {
    throw refuse(400, "PGRST127", "Feature not implemented", {
      details: "Aggregates are not implemented for one-to-many or many-to-many spreads.",
    })
  }
  for (const child of node.children) checkAggregates(child, options)
}

export function isSpread(node: ReadNode): node is EmbedNode & { spread: true } {
  return "spread" in node && node.spread === true
}

/** Whether a node has aggregates, either on its own columns or passed up to it. */
function hasAggregate(node: ReadNode): boolean {
  return (
    node.columns.some(({ aggregate }) => aggregate !== undefined) ||
    node.children.some((child) => passesAggregatesUp(child) && hasAggregate(child))
  )
}
