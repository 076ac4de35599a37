import type { CallPlan } from "../plan/plan-call.ts"
import { bodySql } from "./body-sql.ts"
import { identifier, type Parameters, qualifiedName } from "./sql-text.ts"

/** The query that calls a function; a scalar result is named `pgrst_scalar`. */
export function callSql(plan: CallPlan, parameters: Parameters): string {
  const { routine } = plan
  const { from, values } = argumentsSql(plan, parameters)
  const call = `${qualifiedName(routine)}(${values})`
  if (!routine.returnsComposite) {
    return `SELECT pgrst_call.pgrst_scalar FROM ${from}(SELECT ${call} AS pgrst_scalar) pgrst_call`
  }
  const computed = plan.computedColumns.map((name) => `, pgrst_call.${identifier(name)}`).join("")
  return `SELECT pgrst_call.*${computed} FROM ${from}${call} pgrst_call`
}

function argumentsSql(plan: CallPlan, parameters: Parameters): { from: string; values: string } {
  const given = plan.arguments
  switch (given.kind) {
    case "none":
      return { from: "", values: "" }
    case "body":
      return { from: "", values: `${parameters.bind({ kind: "body" })}::${given.type}` }
    case "unnamed": {
      const arrow = ["json", "jsonb"].includes(given.type) ? "->" : "->>"
      return { from: "", values: `(${parameters.bind({ kind: "body" })}::json${arrow}'')::${given.type}` }
    }
    case "keys": {
      const columns = given.arguments.map(({ name, type }) => ({
        name,
        type: given.isForm ? "json" : type,
        default: null,
      }))
      const options = { shape: given.shape, appliesDefaults: false, onlyFirst: true }
      const values = given.arguments.map((each) => {
        const value = `pgrst_body.${identifier(each.name)}`
        return namedArgument(each, given.isForm ? formValue(each, value) : value)
      })
      return { from: `${bodySql(columns, options, parameters)}, LATERAL `, values: values.join(", ") }
    }
    default: {
      const values = given.arguments.map(({ argument, pairs }) => {
        const bound = parameters.bind(
          argument.variadic
            ? { kind: "pair-list", pairs }
            : { kind: "pair", pair: pairs.at(-1) ?? 0, from: 0 },
        )
        return namedArgument(argument, `${bound}::${argument.type}`)
      })
      return { from: "", values: values.join(", ") }
    }
  }
}

/** A form field as an argument: all of its values for a variadic argument, otherwise the last one. */
function formValue({ type, variadic }: { type: string; variadic: boolean }, value: string) {
  const list = `CASE json_typeof(${value}) WHEN 'array' THEN ${value} ELSE json_build_array(${value}) END`
  return variadic ? `ARRAY(SELECT json_array_elements_text(${list}))::${type}` : `((${list})->>-1)::${type}`
}

function namedArgument({ name, variadic }: { name: string; variadic: boolean }, value: string) {
  // The only unnamed parameter can only be passed by position.
  return `${variadic ? "VARIADIC " : ""}${name === "" ? "" : `${identifier(name)} := `}${value}`
}
