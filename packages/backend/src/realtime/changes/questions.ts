import { type Operator, operators } from "./filters.ts"
import type { CheckedCondition } from "./judge.ts"

/** A filter as a query for Postgres. Filters of one kind have the same SQL and differ in their values. */
export interface Question {
  /** A condition on the row `r`; the values are in `f.wanted`. */
  sql: string
  /** A list of values for each condition, as JSON text. */
  values: string
}

/** The query that checks whether a row meets all conditions. */
export function questionOf(conditions: readonly CheckedCondition[]): Question {
  const sql = conditions.map((condition, index) => conditionSql(condition, index)).join(" and ")
  return { sql, values: JSON.stringify(conditions.map(({ values }) => values)) }
}

function conditionSql(
  { column, operator, isNegated, values, type }: CheckedCondition,
  index: number,
): string {
  const name = `r."${column.replaceAll('"', '""')}"`
  const sql =
    operator === "is"
      ? `${name} is ${values[0]}`
      : `${name}${isPattern(operator) ? "::text" : ""} ${comparison(operator, isPattern(operator) ? "text" : type, index)}`
  return isNegated ? `not (${sql})` : `(${sql})`
}

function comparison(operator: Exclude<Operator, "is">, type: string, index: number) {
  return operator === "in"
    ? `= any (array(select each::${type} from jsonb_array_elements_text(f.wanted -> ${index}) as each))`
    : `${operators[operator]} (f.wanted #>> '{${index},0}')::${type}`
}

/** Whether the operator matches text against a pattern. */
export const isPattern = (operator: Operator) => ["like", "ilike", "match", "imatch"].includes(operator)
