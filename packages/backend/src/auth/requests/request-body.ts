import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { isNestedDeeper } from "#server/http/json-depth.ts"
import { checkMetadata } from "../accounts/metadata.ts"
import { invalid } from "./refusals.ts"

const largestBody = 1024 * 1024
const deepestNesting = 64

/** An optional text field; a missing or null value is read as the empty string. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? "")

/** The metadata of a new account: a JSON object of at most 16 KB; 400 otherwise. */
export const newMetadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => {
    const metadata = value ?? {}
    checkMetadata(metadata)
    return metadata
  })

/** An optional boolean; a missing or null value is read as `otherwise`. */
export function optionalChoice(otherwise: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? otherwise)
}

/** The fields of a form posted by a browser. */
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

/** The body parsed with this schema; 400 if it doesn't match. Unknown fields are dropped. */
export function readBody<T>(request: FastifyRequest, shape: z.ZodType<T>): T {
  const text = typeof request.body === "string" ? request.body : ""
  const json = parseJson(text)
  checkStorable(json, text)
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

/** Postgres can't store NUL, and its JSON functions are recursive, so NUL and deep nesting are refused up front. */
function checkStorable(json: unknown, text: string) {
  if (isNestedDeeper(json, deepestNesting)) throw invalid("The request is nested too deeply")
  // JSON can contain NUL only as an escape, so look for one first: checking every value of a wide body takes ten times as long as parsing it.
  if (text.includes("\\u0000") && holdsNul(json)) throw invalid("The request contains a NUL character")
}

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0")
  if (typeof value !== "object" || value === null) return false
  return Object.entries(value).some(([key, each]) => key.includes("\0") || holdsNul(each))
}
