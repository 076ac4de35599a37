import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { invalid } from "./refusals.ts"

const largestBody = 1024 * 1024
const deepestNesting = 64

/** An optional field; missing or null is read as the empty string. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? "")

/** The person's metadata: any JSON object. */
export const optionalData = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})

/** An optional choice; missing or null is read as `otherwise`. */
export function optionalChoice(otherwise: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? otherwise)
}

/** The fields of a form that a browser has posted. */
export function formIn({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof body === "string" ? body : "")
}

/** Accepts bodies of any content type as text of up to 1 MiB; endpoints read them with `readBody`. */
export function acceptTextBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: largestBody }, (_request, body, done) =>
    done(null, body),
  )
}

/** The body parsed with this schema; 400 bad_json if it doesn't match. Unknown fields are dropped. */
export function readBody<T>(request: FastifyRequest, shape: z.ZodType<T>): T {
  const json = parseJson(typeof request.body === "string" ? request.body : "")
  checkStorable(json)
  const result = shape.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw badJson(issue ? `${issue.path.join(".") || "body"}: ${issue.message}` : "unexpected shape")
}

/** The first value of a query parameter, or the empty string. */
export function queryText(request: FastifyRequest, name: string): string {
  const { query } = request
  if (typeof query !== "object" || query === null) return ""
  const value: unknown = new Map<string, unknown>(Object.entries(query)).get(name)
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === "string" ? first : ""
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badJson(text === "" ? "unexpected end of JSON input" : errorText(error))
  }
}

function errorText(error: unknown) {
  return error instanceof SyntaxError ? error.message : "invalid JSON"
}

function badJson(reason: string) {
  return new HttpError(400, "bad_json", `Could not parse request body as JSON: ${reason}`)
}

/** Postgres can't store NUL, and JSON functions recurse, so both are refused first. */
function checkStorable(json: unknown) {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestNesting) throw invalid("The request is nested too deeply")
    if (level.some(hasNul)) throw invalid("The request holds a NUL character")
    level = level.flatMap(children)
  }
}

function children(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : []
}

function hasNul(value: unknown) {
  if (typeof value === "string") return value.includes("\0")
  return typeof value === "object" && value !== null && Object.keys(value).some((key) => key.includes("\0"))
}
