import type { Column } from "../schema-cache/introspection.ts"
import { identifier, literal, type Parameters } from "./sql-text.ts"

/** A column of a body's rows. */
export interface BodyColumn extends Pick<Column, "name" | "type"> {
  default: string | null
  /** The SQL name of the function that converts JSON to the column's value, if its type has one. */
  fromJson?: string | null
}

interface BodyOptions {
  shape: "object" | "array"
  appliesDefaults: boolean
  /** Whether to use only the first row of an array. */
  onlyFirst: boolean
}

/** The FROM item that provides the body's rows as `pgrst_body`. The body is one parameter: the client's own text. */
export function bodySql(columns: BodyColumn[], options: BodyOptions, parameters: Parameters): string {
  const kind = options.appliesDefaults ? "jsonb" : "json"
  const payload = `(SELECT ${parameters.bind({ kind: "body" })}::${kind} AS json_data) pgrst_payload`
  const { tables, value } = options.appliesDefaults
    ? withDefaults(columns, options)
    : { tables: [payload], value: "pgrst_payload.json_data" }
  const names = columns.map(valueSql).join(", ")
  const first = options.onlyFirst ? " LIMIT 1" : ""
  const body = `LATERAL (SELECT ${names} FROM ${rowsSql(columns, options, kind, value)}${first}) pgrst_body`
  return [...(options.appliesDefaults ? [payload, ...tables] : tables), body].join(", ")
}

function valueSql({ name, fromJson }: BodyColumn): string {
  return fromJson ? `${fromJson}(${identifier(name)}) AS ${identifier(name)}` : identifier(name)
}

function rowsSql(
  columns: BodyColumn[],
  { shape }: BodyOptions,
  kind: "json" | "jsonb",
  value: string,
): string {
  if (columns.length === 0)
    return shape === "object" ? "(VALUES (1)) _" : `${kind}_array_elements(${value}) _`
  const typed = columns
    .map(({ name, type, fromJson }) => `${identifier(name)} ${fromJson ? "json" : type}`)
    .join(", ")
  return `${kind}_to_${shape === "object" ? "record" : "recordset"}(${value}) AS _(${typed})`
}

/** Merges each of the body's objects into an object with the columns' defaults. */
function withDefaults(columns: BodyColumn[], { shape }: BodyOptions) {
  const defaults = columns.flatMap(({ name, default: value }) =>
    value === null ? [] : [`${literal(name)}, ${value}`],
  )
  const object = `jsonb_build_object(${defaults.join(", ")})`
  const value = "pgrst_json_defs.val"
  if (shape === "object") {
    return { tables: [`LATERAL (SELECT ${object} || pgrst_payload.json_data AS val) pgrst_json_defs`], value }
  }
  const elements = "jsonb_array_elements(pgrst_payload.json_data) elem"
  const all = `coalesce(jsonb_agg(${object} || elem), '[]')`
  return { tables: [`LATERAL (SELECT ${all} AS val FROM ${elements}) pgrst_json_defs`], value }
}
