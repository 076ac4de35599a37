import type { Config } from "#server/setup/config.ts"
import type { Setting } from "#server/postgres/as-role.ts"
import type { Column, Introspection, MediaHandler, Routine } from "./introspection.ts"
import type { Relationship } from "./relationship.ts"
import { relationships } from "./relationships.ts"
import { identifier } from "../sql/sql-text.ts"
import { viewColumnOrigins } from "./view-columns.ts"

/** A table or view that requests may access. */
export interface Relation {
  schema: string
  name: string
  columns: Map<string, Column>
  primaryKey: string[]
  oid: number
  insertable: boolean
  updatable: boolean
  deletable: boolean
}

export interface Role {
  usable: boolean
  /** Settings that the role gets at login, which also apply to requests that run as the role. */
  settings: Setting[]
}

export type Bounds = Config["tablesBounds"]

/** Settings for all requests; the role `authenticator` can override them in the database (`alter role … set pgrst.…`). */
export interface TableSettings {
  /** The limits, which can't be overridden. */
  bounds: Bounds
  /** Settings for every transaction, in addition to those about the caller. */
  databaseSettings: Setting[]
  /** The role of requests without a token. */
  anonRole: string
  schemas: string[]
  /** The SQL name of a function that is called before each request's statement. */
  preRequest: string | undefined
  extraSearchPath: string[]
  maxRows: number | undefined
  aggregates: boolean
  plans: boolean
  txOverride: boolean
  txRollbackByDefault: boolean
}

/** A snapshot of those parts of the catalog that requests need. */
export class SchemaCache {
  readonly version: number
  readonly settings: TableSettings
  readonly roles: Map<string, Role>
  readonly hasGeometry: boolean
  /** The names that Postgres has for time zones. */
  readonly timeZones: ReadonlySet<string>
  readonly #relations = new Map<string, Relation>()
  readonly #relationsById = new Map<number, Relation>()
  readonly #relationships = new Map<string, Relationship[]>()
  readonly #routines = new Map<string, Routine[]>()
  readonly #mediaHandlers: MediaHandler[]

  constructor(version: number, catalog: Introspection, defaults: TableSettings) {
    this.version = version
    this.settings = inDatabase(defaults, catalog.ownSettings)
    this.hasGeometry = catalog.hasGeometry
    this.timeZones = new Set(catalog.timeZones)
    this.roles = new Map(
      catalog.roles.map(({ name, usable, settings }) => [
        name,
        { usable, settings: (settings ?? []).map(assignment) },
      ]),
    )
    const { schemas } = this.settings
    for (const [oid, relation] of exposedRelations(catalog, schemas)) {
      this.#relations.set(nameKey(relation.schema, relation.name), relation)
      this.#relationsById.set(oid, relation)
    }
    for (const relationship of relationships(catalog, schemas)) {
      append(this.#relationships, nameKey(relationship.from.schema, relationship.from.name), relationship)
    }
    const { extraSearchPath } = this.settings
    this.#mediaHandlers = catalog.mediaHandlers.filter(
      ({ schema }) => schemas.includes(schema) || extraSearchPath.includes(schema),
    )
    for (const routine of catalog.routines.filter(isCallable)) {
      if (schemas.includes(routine.schema))
        append(this.#routines, nameKey(routine.schema, routine.name), routine)
    }
  }

  relation(schema: string, name: string): Relation | undefined {
    return this.#relations.get(nameKey(schema, name))
  }

  relationById(oid: number): Relation | undefined {
    return this.#relationsById.get(oid)
  }

  relationNames(schema: string): string[] {
    return [...this.#relations.values()].filter((each) => each.schema === schema).map(({ name }) => name)
  }

  /** The relationships of a table or view; computed ones replace detected ones with the same target. */
  relationships(schema: string, name: string): Relationship[] {
    return this.#relationships.get(nameKey(schema, name)) ?? []
  }

  /** The aggregate that writes rows of a table in a media type. An aggregate for that table takes precedence over an aggregate for any table. */
  mediaHandler(table: number | undefined, type: string): MediaHandler | undefined {
    const handlers = this.#mediaHandlers.filter((each) => each.type === type)
    return (
      handlers.find((each) => each.table !== 0 && each.table === table) ??
      handlers.find((each) => each.table === 0)
    )
  }

  routines(schema: string, name: string): Routine[] {
    return this.#routines.get(nameKey(schema, name)) ?? []
  }

  routineNames(schema: string): string[] {
    return [...this.#routines.values()].flat().flatMap((each) => (each.schema === schema ? [each.name] : []))
  }
}

const wholeBodyTypes = new Set(["json", "jsonb", "text", "xml", "bytea"])

/** An unnamed parameter can only be passed if it is the only one, and if its type is one that a body can have. */
function isCallable({ args }: Routine) {
  if (args.every(({ name }) => name !== "")) return true
  return args.length === 1 && wholeBodyTypes.has(args[0]?.type ?? "")
}

function nameKey(schema: string, name: string) {
  return `${schema}\0${name}`
}

function append<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function exposedRelations(catalog: Introspection, schemas: string[]): [number, Relation][] {
  const primaryKeys = new Map(
    catalog.constraints.filter(({ kind }) => kind === "p").map(({ table, columns }) => [table, columns]),
  )
  const origins = new Map(catalog.viewRules.map(({ view, action }) => [view, viewColumnOrigins(action)]))
  return catalog.relations
    .filter(({ schema }) => schemas.includes(schema))
    .map((relation) => {
      const { oid, numbers } = relation
      const key = primaryKeys.get(oid) ?? viewPrimaryKey(origins.get(oid) ?? [], primaryKeys)
      const columns = new Map(relation.columns.map((column) => [column.name, column]))
      return [oid, { ...relation, columns, primaryKey: key.flatMap((number) => numbers[number] ?? []) }]
    })
}

/** The view columns that expose the table's whole primary key. */
function viewPrimaryKey(
  origins: { viewColumn: number; relation: number; column: number }[],
  primaryKeys: Map<number, number[]>,
): number[] {
  return [...new Set(origins.map(({ relation }) => relation))].flatMap((relation) => {
    const shown = (primaryKeys.get(relation) ?? []).map((number) =>
      origins.find((origin) => origin.relation === relation && origin.column === number),
    )
    return shown.every((each) => each !== undefined) ? shown.map(({ viewColumn }) => viewColumn) : []
  })
}

function assignment(setting: string): Setting {
  const equals = setting.indexOf("=")
  return [setting.slice(0, equals), setting.slice(equals + 1)]
}

function inDatabase(defaults: TableSettings, ownSettings: string[]): TableSettings {
  const own = new Map(ownSettings.map(assignment).filter(([key]) => key.startsWith("pgrst.")))
  const list = (key: string) =>
    own
      .get(key)
      ?.split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "")
  const flag = (key: string, otherwise: boolean) => (own.has(key) ? own.get(key) === "true" : otherwise)
  const maxRows = own.get("pgrst.db_max_rows")
  const txEnd = own.get("pgrst.db_tx_end")
  const preRequest = own.get("pgrst.db_pre_request")
  return {
    bounds: defaults.bounds,
    databaseSettings: defaults.databaseSettings,
    anonRole: own.get("pgrst.db_anon_role") ?? defaults.anonRole,
    schemas: list("pgrst.db_schemas") ?? defaults.schemas,
    preRequest: preRequest === undefined ? defaults.preRequest : functionName(preRequest),
    extraSearchPath: list("pgrst.db_extra_search_path") ?? defaults.extraSearchPath,
    maxRows: maxRows === undefined ? defaults.maxRows : Number.parseInt(maxRows, 10) || undefined,
    aggregates: flag("pgrst.db_aggregates_enabled", defaults.aggregates),
    plans: flag("pgrst.db_plan_enabled", defaults.plans),
    txOverride: txEnd === undefined ? defaults.txOverride : txEnd.endsWith("-allow-override"),
    txRollbackByDefault: txEnd === undefined ? defaults.txRollbackByDefault : txEnd.startsWith("rollback"),
  }
}

/** The SQL for a function's name from a setting, with or without its schema; undefined if the setting is empty. */
export function functionName(setting: string | undefined): string | undefined {
  if (setting === undefined || setting.trim() === "") return undefined
  return setting.trim().split(".").map(identifier).join(".")
}
