import type {
  SchemaDescription,
  DescribedColumn,
  DescribedFunction,
  DescribedRelation,
} from "./description-query.ts"

interface ServerAddress {
  /** The server's host as clients see it, such as gym.example:8080. */
  host: string
  scheme: "http" | "https"
  basePath: string
  version: string
}

const medias = [
  "application/json",
  "application/vnd.pgrst.object+json;nulls=stripped",
  "application/vnd.pgrst.object+json",
  "text/csv",
]

/** The description of a schema as OpenAPI 2.0 (https://spec.openapis.org/oas/v2.0), in the format that PostgREST tools read. */
export function openApi({ comment, relations, functions }: SchemaDescription, place: ServerAddress): object {
  const [title, ...rest] = (comment ?? "Tables").split("\n")
  return {
    swagger: "2.0",
    info: {
      title,
      description: rest.join("\n").trim() || "What the request's role may read, write and call.",
      version: place.version,
    },
    host: place.host,
    basePath: place.basePath,
    schemes: [place.scheme],
    consumes: medias,
    produces: medias,
    paths: {
      "/": { get: operation("Introspection", "This description", [], { 200: { description: "OK" } }) },
      ...Object.fromEntries(relations.map((each) => [`/${each.name}`, relationPath(each)])),
      ...Object.fromEntries(functions.map((each) => [`/rpc/${each.name}`, functionPath(each)])),
    },
    definitions: Object.fromEntries(relations.map((each) => [each.name, definition(each)])),
    parameters: { ...commonParameters, ...Object.fromEntries(relations.flatMap(ownParameters)) },
  }
}

// Query parameters that are never filters.
const reserved = new Set(["select", "order", "limit", "offset", "columns", "on_conflict", "and", "or"])
const canFilter = ({ name }: DescribedColumn) => !reserved.has(name)

type Responses = Record<number, { description: string; schema?: object }>

function operation(tag: string, summary: string, parameters: object[], responses: Responses) {
  return { tags: [tag], summary, parameters, responses }
}

const parameter = (name: string) => ({ $ref: `#/parameters/${name}` })
const page = ["order", "range", "rangeUnit", "offset", "limit", "preferCount"].map(parameter)

function relationPath({ name, comment, methods, columns }: DescribedRelation) {
  const filters = columns.filter(canFilter).map((column) => parameter(`rowFilter.${name}.${column.name}`))
  const ofTable = (parameters: object[], responses: Responses) =>
    operation(name, comment ?? name, parameters, responses)
  const operations = {
    get: ofTable([...filters, parameter("select"), ...page], {
      200: { description: "OK", schema: { type: "array", items: { $ref: `#/definitions/${name}` } } },
      206: { description: "Partial Content" },
    }),
    post: ofTable([parameter(`body.${name}`), parameter("select"), parameter("preferPost")], {
      201: { description: "Created" },
    }),
    patch: ofTable([...filters, parameter(`body.${name}`), parameter("preferReturn")], {
      204: { description: "No Content" },
    }),
    delete: ofTable([...filters, parameter("preferReturn")], { 204: { description: "No Content" } }),
  }
  return Object.fromEntries(methods.map((method) => [method, operations[method]]))
}

function functionPath({ name, comment, isRead, arguments: args }: DescribedFunction) {
  const tag = `(rpc) ${name}`
  const summary = comment ?? name
  const done = { 200: { description: "OK" } }
  const body = {
    name: "args",
    in: "body",
    required: true,
    schema: {
      type: "object",
      properties: Object.fromEntries(
        args.map((each) => [each.name, { format: each.type, ...kindOf(each.type) }]),
      ),
      ...someRequired(args),
    },
  }
  const inQuery = args.map((each) => ({
    name: each.name,
    in: "query",
    required: each.required,
    format: each.type,
    ...kindOf(each.type, "string"),
  }))
  return {
    ...(isRead && { get: operation(tag, summary, inQuery, done) }),
    post: operation(tag, summary, [body, parameter("preferParams")], done),
  }
}

function definition({ comment, columns }: DescribedRelation) {
  return {
    ...(comment !== null && { description: comment }),
    ...someRequired(columns),
    properties: Object.fromEntries(columns.map((column) => [column.name, property(column)])),
    type: "object",
  }
}

/** The list of required names; left out if there are none, because an empty list wouldn't be valid. */
function someRequired(of: readonly { name: string; required: boolean }[]) {
  const required = of.flatMap((each) => (each.required ? [each.name] : []))
  return required.length > 0 ? { required } : {}
}

// Tools that generate types from the description look for `<pk/>` and `<fk …/>`.
function property({ type, comment, default: otherwise, values, isKey, refersTo }: DescribedColumn) {
  const notes = [
    ...(isKey ? ["This is a Primary Key.<pk/>"] : []),
    ...(refersTo
      ? [
          `This is a Foreign Key to \`${refersTo.table}.${refersTo.column}\`.<fk table='${refersTo.table}' column='${refersTo.column}'/>`,
        ]
      : []),
  ]
  const description = [
    ...(comment === null ? [] : [comment]),
    ...(notes.length > 0 ? [`Note:\n${notes.join("\n")}`] : []),
  ]
  const length = /^character(?: varying)?\((\d+)\)$/.exec(type)?.[1]
  return {
    ...(otherwise !== null && { default: otherwise }),
    ...(description.length > 0 && { description: description.join("\n\n") }),
    ...(values && { enum: values }),
    format: type,
    ...(length !== undefined && { maxLength: Number(length) }),
    ...kindOf(type),
  }
}

/** The JSON type of a Postgres type. Postgres' own JSON types have none, because their values can be any JSON. */
function kindOf(type: string, ofJson?: "string"): { type?: string; items?: { type: string } } {
  if (type.endsWith("[]"))
    return { type: "array", items: { type: kindOf(type.slice(0, -2), "string").type ?? "string" } }
  const base = type.replace(/\(.*\)/, "")
  if (/^(?:smallint|integer|bigint)$/.test(base)) return { type: "integer" }
  if (/^(?:numeric|real|double precision)$/.test(base)) return { type: "number" }
  if (base === "boolean") return { type: "boolean" }
  if (/^jsonb?$/.test(base)) return ofJson ? { type: ofJson } : {}
  return { type: "string" }
}

const inQuery = (name: string, description: string) => ({
  name,
  description,
  required: false,
  in: "query",
  type: "string",
})
const inHeader = (name: string, description: string) => ({
  name,
  description,
  required: false,
  in: "header",
  type: "string",
})
const prefer = (values: string[]) => ({ ...inHeader("Prefer", "Preference"), enum: values })

const commonParameters = {
  preferParams: prefer(["params=single-object"]),
  preferReturn: prefer(["return=representation", "return=minimal", "return=none"]),
  preferCount: prefer(["count=none"]),
  preferPost: prefer([
    ...["return=representation", "return=minimal", "return=none"],
    ...["resolution=ignore-duplicates", "resolution=merge-duplicates"],
  ]),
  select: inQuery("select", "Filtering Columns"),
  on_conflict: inQuery("on_conflict", "On Conflict"),
  order: inQuery("order", "Ordering"),
  range: inHeader("Range", "Limiting and Pagination"),
  rangeUnit: { ...inHeader("Range-Unit", "Limiting and Pagination"), default: "items" },
  offset: inQuery("offset", "Limiting and Pagination"),
  limit: inQuery("limit", "Limiting and Pagination"),
}

function ownParameters({ name, columns }: DescribedRelation): [string, object][] {
  const body = {
    name,
    description: name,
    required: false,
    in: "body",
    schema: { $ref: `#/definitions/${name}` },
  }
  return [
    [`body.${name}`, body],
    ...columns
      .filter(canFilter)
      .map((column): [string, object] => [
        `rowFilter.${name}.${column.name}`,
        { ...inQuery(column.name, column.comment ?? column.name), format: column.type },
      ]),
  ]
}
