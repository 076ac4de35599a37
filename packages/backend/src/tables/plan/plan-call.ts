import type { Payload } from "../parse/payload.ts"
import type { Query } from "../parse/query.ts"
import type { Routine } from "../schema-cache/introspection.ts"
import type { SchemaCache } from "../schema-cache/schema-cache.ts"
import { findRoutine, takesWholeBody } from "./find-routine.ts"
import { planRead } from "./plan-read.ts"
import type { ReadNode } from "./read-plan.ts"

type Argument = Routine["args"][number]

export interface CallPlan {
  routine: Routine
  arguments:
    | { kind: "none" }
    /** The whole body is the only argument. */
    | { kind: "body"; type: string }
    /** The value of the body's key `""` is the only argument, which has no name. */
    | { kind: "unnamed"; type: string }
    /** The body's keys are the arguments. */
    | { kind: "keys"; arguments: Argument[]; shape: "object" | "array"; isForm: boolean }
    /** Parameters of the query string are the arguments, by index. */
    | { kind: "pairs"; arguments: { argument: Argument; pairs: number[] }[] }
  /** The columns of the result that are shown. Columns that aren't in the row type are computed ones. */
  read: ReadNode
  computedColumns: string[]
}

/** Plans a function call. */
export function planCall(
  cache: SchemaCache,
  target: { schema: string; name: string },
  query: Query,
  payload: Payload | undefined,
): CallPlan {
  const argumentNames = payload
    ? (query.columns ?? payload.keys)
    : [...new Set(query.args.map(({ name }) => name))]
  const call = { ...target, argumentNames, contentType: payload?.contentType }
  const routine = findRoutine(cache, call)
  const relation = cache.relationById(routine.returnsTable)
  const root = { schema: relation?.schema ?? target.schema, name: relation?.name ?? target.name, relation }
  const read = planRead(cache, query, { ...root, from: "source" }, { isWrite: false })
  const computedColumns = relation
    ? read.columns
        .map(({ field }) => field.name)
        .filter((name) => name !== "*" && !relation.columns.has(name))
    : []
  return { routine, arguments: argumentsOf(routine, query, payload), read, computedColumns }
}

function argumentsOf(routine: Routine, query: Query, payload: Payload | undefined): CallPlan["arguments"] {
  const [only] = routine.args
  const given = new Set(payload ? (query.columns ?? payload.keys) : query.args.map(({ name }) => name))
  const named = routine.args.filter(({ name }) => given.has(name))
  if (named.length === 0 && payload && only && takesWholeBody(routine, payload)) {
    return { kind: "body", type: only.type }
  }
  if (named.length === 0) return { kind: "none" }
  if (payload && only?.name === "") return { kind: "unnamed", type: only.type }
  if (payload)
    return {
      kind: "keys",
      arguments: named,
      shape: payload.shape === "array" ? "array" : "object",
      isForm: payload.contentType === "application/x-www-form-urlencoded",
    }
  const pairs = named.map((argument) => ({
    argument,
    pairs: query.args.filter(({ name }) => name === argument.name).map(({ pair }) => pair),
  }))
  return { kind: "pairs", arguments: pairs }
}
