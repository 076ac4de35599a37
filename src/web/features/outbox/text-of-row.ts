// Deeper than anything a person types, and shallow enough for every browser's stack.
const deepest = 500

/**
 * An entry of the queue as indented JSON, whatever is in it. The device stores more kinds of values than JSON has: a large integer becomes its digits,
 * a map or a set becomes a list, and "…" stands for an object inside itself and for everything below 500 levels.
 */
export function textOfRow(row: unknown): string {
  return JSON.stringify(asJson(row, []), null, 2)
}

function asJson(value: unknown, around: readonly object[]): unknown {
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value)))
    return String(value)
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  if (around.includes(value) || around.length === deepest) return "…"
  const inside = [...around, value]
  if (value instanceof Map || value instanceof Set || Array.isArray(value))
    return Array.from(value, (each: unknown) => asJson(each, inside))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asJson(each, inside)]))
}
