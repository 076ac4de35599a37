import { isUtf8 } from "node:buffer"
import { badBody, refuse } from "./errors.ts"
import { contentTypeBase } from "./parse/media-type.ts"
import { type Payload, readPayload } from "./parse/payload.ts"
import { decodePercent, type Pair, queryPairs } from "./parse/query-string.ts"
import { rootRange } from "./parse/query.ts"
import { requestedRange, type RowRange } from "./parse/range.ts"
import type { TableRequest } from "./prepare.ts"

/** A raw request, with its path below the address of the tables. */
export interface HttpRequest {
  method: string
  /** The client's address. */
  ip: string
  /** The path as the client wrote it, starting with a slash. */
  path: string
  queryString: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer | undefined
}

/** The resource that a path names. */
export type Resource = { kind: "root" } | { kind: "relation" | "routine"; name: string }

const rootMethods = ["GET", "HEAD", "OPTIONS"]
const rowMethods = [...rootMethods, "POST", "PUT", "PATCH", "DELETE"]
const bodyless = new Set(["GET", "HEAD", "OPTIONS", "DELETE"])

/** Resolves a path to a resource, and refuses methods that the resource doesn't have. */
export function resourceOf({ method, path }: HttpRequest): Resource {
  const resource = resourceAt(path)
  if (resource.kind === "routine" && !["GET", "HEAD", "POST", "OPTIONS"].includes(method)) {
    throw refuse(405, "PGRST101", `Cannot use the ${method} method on RPC`)
  }
  const methods = resource.kind === "root" ? rootMethods : rowMethods
  if (!methods.includes(method)) throw refuse(405, "PGRST117", `Unsupported HTTP method: ${method}`)
  return resource
}

function resourceAt(path: string): Resource {
  const [first = "", second, ...more] = path.slice(1).split("/")
  if (first === "" && second === undefined) return { kind: "root" }
  const isRoutine = first === "rpc" && second !== undefined && second !== ""
  if (more.length > 0 || (second !== undefined && !isRoutine)) {
    throw refuse(404, "PGRST125", "Invalid path specified in request URL")
  }
  return isRoutine
    ? { kind: "routine", name: decodePercent(second) }
    : { kind: "relation", name: decodePercent(first) }
}

/** The schema chosen in the profile header, or the first one; 406 if it isn't exposed. */
export function schemaOf({ method, headers }: HttpRequest, schemas: string[]): string {
  const isWrite = !["GET", "HEAD", "OPTIONS"].includes(method)
  const profile = single(headers[isWrite ? "content-profile" : "accept-profile"])
  const schema = profile ?? schemas[0] ?? "public"
  if (schemas.includes(schema)) return schema
  throw refuse(406, "PGRST106", `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(", ")}`,
  })
}

/** A parsed request for rows or a function, and the range of rows that it asks for. */
export function tableRequest(
  http: HttpRequest,
  target: TableRequest["target"],
  schema: string,
): { request: TableRequest; range: RowRange } {
  const method = methodOf(http.method)
  const pairs = queryPairs(http.queryString)
  const rangeHeader = method === "GET" ? single(http.headers["range"]) : undefined
  const range = requestedRange(pairs, rangeHeader)
  const given = rootRange(pairs)
  return {
    request: {
      method,
      target,
      schema,
      pairs,
      accept: single(http.headers["accept"]),
      prefer: single(http.headers["prefer"]),
      range: { limit: range.limit !== undefined, offset: given.offset !== undefined || range.offset !== "0" },
      payload: bodyless.has(method) ? undefined : payloadOf(http, target, pairs),
    },
    range,
  }
}

function payloadOf({ headers, body }: HttpRequest, target: TableRequest["target"], pairs: Pair[]): Payload {
  const contentType = contentTypeBase(single(headers["content-type"]))
  const bytes = body ?? Buffer.alloc(0)
  const isBinary = contentType === "application/octet-stream"
  if (!isBinary && !isUtf8(bytes)) throw badBody("Empty or invalid json")
  const text = isBinary ? `\\x${bytes.toString("hex")}` : bytes.toString("utf8")
  return readPayload(text, contentType, {
    isCall: target.kind === "routine",
    hasColumns: pairs.some(({ key, value }) => key === "columns" && value !== undefined),
  })
}

function methodOf(method: string): TableRequest["method"] {
  switch (method) {
    case "GET":
    case "HEAD":
    case "POST":
    case "PUT":
    case "PATCH":
    case "DELETE":
      return method
    default:
      throw refuse(405, "PGRST117", `Unsupported HTTP method: ${method}`)
  }
}

/** A header's value; the values of repeated headers are joined into a list. */
export function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value
}
