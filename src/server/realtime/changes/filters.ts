export const operators = {
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

export type Operator = keyof typeof operators

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
