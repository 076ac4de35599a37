import type { ChangedRow } from "./change.ts"
import type { Condition } from "./filters.ts"

/** A condition that Postgres has checked: its column exists, and its values have the column's type. */
export interface CheckedCondition extends Condition {
  /** The column's type as SQL. */
  type: string
  /** Whether equal values are always written the same way, so that the text in the log can be compared. */
  hasOneText: boolean
}

const typesWithOneText = new Set([
  "uuid",
  "smallint",
  "integer",
  "bigint",
  "text",
  "character varying",
  "date",
])

export const hasOneText = (type: string) => typesWithOneText.has(type.replace(/\(.*$/, ""))

/** Whether `judge` may return "ask" for some row. */
export const mayAsk = (conditions: readonly CheckedCondition[]) =>
  conditions.some(
    ({ operator, hasOneText: isComparable }) =>
      operator !== "is" && !(isComparable && ["eq", "neq", "isdistinct", "in"].includes(operator)),
  )

/**
 * Whether a row meets the conditions, as far as the row's text values show; "ask" if Postgres has to compare them. A column that isn't in the row
 * meets no condition.
 */
export function judge(conditions: readonly CheckedCondition[], { fields }: ChangedRow): boolean | "ask" {
  let result: boolean | "ask" = true
  for (const condition of conditions) {
    const value = fields[condition.column]
    const one = value === undefined ? false : judgeOne(condition, value)
    if (one === false) return false
    if (one === "ask") result = "ask"
  }
  return result
}

function judgeOne(condition: CheckedCondition, value: string | null): boolean | "ask" {
  const { operator, values, isNegated } = condition
  const [wanted = ""] = values
  if (operator === "is") return judgeIs(wanted.toLowerCase(), value) !== isNegated
  if (operator === "isdistinct" && value === null) return !isNegated
  // A comparison with null is neither true nor false, negated or not.
  if (value === null) return false
  if (!condition.hasOneText) return "ask"
  switch (operator) {
    case "eq":
      return (value === wanted) !== isNegated
    case "neq":
    case "isdistinct":
      return (value !== wanted) !== isNegated
    case "in":
      return values.includes(value) !== isNegated
    default:
      return "ask"
  }
}

function judgeIs(wanted: string, value: string | null) {
  if (wanted === "null" || wanted === "unknown") return value === null
  // The log writes booleans as t and f, while a trigger writes true and false.
  return value !== null && value.startsWith(wanted === "true" ? "t" : "f")
}
