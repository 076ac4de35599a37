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

/** One condition of a filter, as the client wrote it. */
export interface Condition {
  column: string
  operator: Operator
  isNegated: boolean
  /** A single value, or the values of the list for `in`. */
  values: string[]
}

const mostConditions = 20
const mostValues = 100
const start = String.raw`[^=,()]+=(?:not\.)?(?:${Object.keys(operators).join("|")})\.`
// A comma ends a condition only if another condition follows and the comma isn't in quotes.
const end = `(?=,${start}|$)`
const string = String.raw`"(?:[^"\\]|\\[^])*"`
const conditionStart = /\s*([^=,]+)=(not\.)?([a-z]+)\./y
const quotedValue = new RegExp(string + end, "y")
const listValue = new RegExp(String.raw`\((?:${string}|[^"])*?\)${end}`, "y")
const anyValue = new RegExp(`[^]*?${end}`, "y")

/** Reads conditions of the form `column=op.value`, joined by commas; undefined if the text isn't a filter. */
export function readFilter(text: string): Condition[] | undefined {
  const conditions: Condition[] = []
  for (let at = 0; at < text.length; at += 1) {
    const [head = "", column = "", not, name] = matchAt(conditionStart, text, at) ?? []
    const operator = operatorOf(name)
    if (operator === undefined || conditions.length === mostConditions) return undefined
    const value = valueAt(text, at + head.length, operator)
    const values = readValues(operator, value)
    if (!values) return undefined
    conditions.push({ column: column.trim(), operator, isNegated: not !== undefined, values })
    at += head.length + value.length
  }
  return conditions
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function valueAt(text: string, at: number, operator: Operator): string {
  const pattern = operator === "in" ? listValue : quotedValue
  return (matchAt(pattern, text, at) ?? matchAt(anyValue, text, at))?.[0] ?? ""
}

function readValues(operator: Operator, value: string): string[] | undefined {
  if (operator === "is")
    return ["null", "true", "false", "unknown"].includes(value.toLowerCase()) ? [value] : undefined
  if (operator !== "in") return [isQuoted.test(value) ? unquote(value) : value]
  const values = listOf(value)
  return values && values.length <= mostValues ? values : undefined
}

const item = new RegExp(String.raw`\s*${string}\s*(?=,|$)|[^,]+`, "g")
const isQuoted = new RegExp(`^${string}$`)
const unquote = (text: string) => text.slice(1, -1).replaceAll(/\\([^])/g, "$1")

function operatorOf(name: string | undefined): Operator | undefined {
  return Object.keys(operators).find((each): each is Operator => each === name)
}

/** Reads a list such as `(a,"b,c",d)`; undefined if it has no parentheses. */
function listOf(text: string): string[] | undefined {
  const inner = /^\(([^]*)\)$/.exec(text)?.[1]
  if (inner === undefined) return undefined
  const items = inner.match(item) ?? []
  return items.map((each) => (isQuoted.test(each.trim()) ? unquote(each.trim()) : each.trim()))
}
