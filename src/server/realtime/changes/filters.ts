import type { ChangedRow } from "./change.ts"

const operators = {
  eq: "=",
  neq: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  in: "in",
  is: "is",
} as const

type Operator = keyof typeof operators

/** One condition of a filter, as it was written. */
export interface Condition {
  column: string
  operator: Operator
  isNegated: boolean
  /** One, or those of a list for `in`. */
  values: string[]
}

const mostConditions = 20
const mostValues = 100
const names = Object.keys(operators).join("|")
const conditionPattern = new RegExp(String.raw`^([^=,]+)=(not\.)?(${names})\.([^]*)$`)
// A comma only ends a condition where another one follows.
const betweenConditions = new RegExp(String.raw`,(?=[^=,()]+=(?:not\.)?(?:${names})\.)`)

/** Reads `column=op.value`, several of them joined by commas; undefined if it isn't a filter. */
export function readFilter(text: string): Condition[] | undefined {
  const parts = text.split(betweenConditions)
  if (parts.length > mostConditions) return undefined
  const conditions = parts.map(readCondition)
  return conditions.every((condition) => condition !== undefined) ? conditions : undefined
}

function readCondition(text: string): Condition | undefined {
  const [, column, not, name, value] = conditionPattern.exec(text) ?? []
  const operator = operatorOf(name)
  if (column === undefined || operator === undefined || value === undefined) return undefined
  const values = operator === "in" ? listOf(value) : [value]
  if (values === undefined || values.length > mostValues) return undefined
  if (operator === "is" && !["null", "true", "false", "unknown"].includes(value.toLowerCase()))
    return undefined
  return { column: column.trim(), operator, isNegated: not !== undefined, values }
}

function operatorOf(name: string | undefined): Operator | undefined {
  return Object.keys(operators).find((each): each is Operator => each === name)
}

/** `(a,"b,c",d)`; undefined if it has no parentheses. */
function listOf(text: string): string[] | undefined {
  const inner = /^\(([^]*)\)$/.exec(text)?.[1]
  if (inner === undefined) return undefined
  const items = inner.match(/"(?:[^"\\]|\\[^])*"|[^,]+/g) ?? []
  return items.map((item) => {
    const trimmed = item.trim()
    return trimmed.startsWith('"') ? trimmed.slice(1, -1).replaceAll(/\\([^])/g, "$1") : trimmed
  })
}

/** A condition whose column and values are known to Postgres. */
export interface CheckedCondition extends Condition {
  /** The column's type as SQL. */
  type: string
  /** Whether two equal values have equal texts, so that the text of the log can be compared. */
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

/**
 * Whether a row fulfils the conditions, as far as that can be said from its texts; "ask" where Postgres has to compare. A column
 * that is not in the row fulfils nothing.
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
  // Comparing with null is neither true nor false, and so not when negated either.
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
  // The log writes t and f, a trigger true and false.
  return value !== null && value.startsWith(wanted === "true" ? "t" : "f")
}

/** SQL for a condition on the row `r`, with its values as parameters from `first` on. */
export function conditionSql(
  { column, operator, isNegated, values, type }: CheckedCondition,
  first: number,
): string {
  const operand = (index: number) => `$${first + index}::text::${isPattern(operator) ? "text" : type}`
  const name = `r."${column.replaceAll('"', '""')}"`
  const right = operator === "in" ? `(${values.map((_, index) => operand(index)).join(", ")})` : operand(0)
  const sql =
    operator === "is"
      ? `${name} is ${values[0]}`
      : `${name}${isPattern(operator) ? "::text" : ""} ${operators[operator]} ${right}`
  return isNegated ? `not (${sql})` : `(${sql})`
}

const isPattern = (operator: Operator) => ["like", "ilike", "match", "imatch"].includes(operator)
