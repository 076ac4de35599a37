import type pg from "pg"
import * as z from "zod/mini"
import { catalogQuery, fingerprintQuery } from "./catalog-query.ts"
import { selectColumn } from "#server/postgres/rows.ts"

const column = z.object({
  name: z.string(),
  /** The SQL type, with its schema unless it is built in. */
  type: z.string(),
  /** The base type beneath all domains. */
  base: z.string(),
  /**
   * The SQL names of the functions that convert a domain to JSON for output, from JSON for writes and from text for comparisons; null where the
   * domain has none.
   */
  toJson: z.nullable(z.string()),
  fromJson: z.nullable(z.string()),
  fromText: z.nullable(z.string()),
  /** The default expression; null if there is none, or if the column can't be written. */
  default: z.nullable(z.string()),
})

const relation = z.object({
  oid: z.number(),
  schema: z.string(),
  name: z.string(),
  isView: z.boolean(),
  insertable: z.boolean(),
  updatable: z.boolean(),
  deletable: z.boolean(),
  columns: z.array(column),
  /** Column number → name, without dropped columns. */
  numbers: z.record(z.string(), z.string()),
})

const constraint = z.object({
  name: z.string(),
  kind: z.enum(["p", "u", "f"]),
  table: z.number(),
  columns: z.array(z.number()),
  foreignTable: z.number(),
  foreignColumns: z.nullable(z.array(z.number())),
})

const media = z.object({
  // The media type, such as image/png; "*/*" means any type.
  type: z.string(),
  isBytes: z.boolean(),
})

const mediaHandler = z.extend(media, {
  schema: z.string(),
  name: z.string(),
  /** The table whose rows the aggregate can take; 0 for any rows. */
  table: z.number(),
})

const argument = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  variadic: z.boolean(),
})

const routine = z.object({
  schema: z.string(),
  name: z.string(),
  args: z.array(argument),
  returnsSet: z.boolean(),
  returnsVoid: z.boolean(),
  returnsComposite: z.boolean(),
  /** The table whose row type the function returns, or 0. */
  returnsTable: z.number(),
  /** Whether Postgres knows that the function returns at most one row. */
  returnsOneRow: z.boolean(),
  /** The table whose row type is the function's only argument, in which case it may be a computed relationship; otherwise 0. */
  argumentTable: z.number(),
  /** The media type, if the function returns one value of a domain that is named after one. */
  media: z.nullable(media),
  volatility: z.enum(["v", "s", "i"]),
  settings: z.nullable(z.array(z.string())),
})

const introspection = z.object({
  relations: z.array(relation),
  constraints: z.array(constraint),
  viewRules: z.array(z.object({ view: z.number(), action: z.string() })),
  routines: z.array(routine),
  /** Aggregate functions that convert rows to a media type. */
  mediaHandlers: z.array(mediaHandler),
  roles: z.array(
    z.object({ name: z.string(), usable: z.boolean(), settings: z.nullable(z.array(z.string())) }),
  ),
  ownSettings: z.array(z.string()),
  /** The time zone names that Postgres knows. */
  timeZones: z.array(z.string()),
  hasGeometry: z.boolean(),
})

export type Introspection = z.infer<typeof introspection>
export type IntrospectedRelation = z.infer<typeof relation>
export type IntrospectedConstraint = z.infer<typeof constraint>
export type Column = z.infer<typeof column>
export type MediaHandler = z.infer<typeof mediaHandler>
export type Routine = z.infer<typeof routine>

/** Reads the catalog. The text is returned too, so that an unchanged catalog can be recognized. */
export async function introspect(pool: pg.Pool): Promise<{ text: string; catalog: Introspection }> {
  const client = await pool.connect()
  let broken = true
  try {
    const results: unknown = await client.query({ text: catalogQuery, rowMode: "array" })
    const text = textOf(results)
    broken = false
    return { text, catalog: introspection.parse(JSON.parse(text)) }
  } finally {
    // After a failure, the connection may still be in the transaction, so it is closed.
    client.release(broken)
  }
}

/** A short fingerprint of the schema. */
export async function fingerprint(pool: pg.Pool): Promise<string> {
  const [found] = await selectColumn(pool, fingerprintQuery)
  return found ?? ""
}

/** The value that the SELECT among several statements returned. */
function textOf(results: unknown): string {
  const selects = z
    .array(z.object({ command: z.string(), rows: z.array(z.array(z.unknown())) }))
    .parse(results)
  const value = selects.find(({ command }) => command === "SELECT")?.rows[0]?.[0]
  return typeof value === "string" ? value : JSON.stringify(value)
}
