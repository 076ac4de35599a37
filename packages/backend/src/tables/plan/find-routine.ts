import { refuse } from "../errors.ts"
import type { Routine } from "../schema-cache/introspection.ts"
import type { SchemaCache } from "../schema-cache/schema-cache.ts"
import { similarName } from "./similar-name.ts"

/** The arguments that a function is called with and, for a POST, the media type of the body. */
export interface Call {
  schema: string
  name: string
  argumentNames: string[]
  contentType: string | undefined
}

const unnamedTypes = new Map(
  Object.entries({
    "application/json": ["json", "jsonb"],
    "text/plain": ["text"],
    "text/xml": ["xml"],
    "application/octet-stream": ["bytea"],
  }),
)

/**
 * Resolves a call to a function by its name and argument names. If there is none: 404 PGRST202; if there are several: 300
 * PGRST203.
 */
export function findRoutine(cache: SchemaCache, call: Call): Routine {
  const candidates = cache.routines(call.schema, call.name)
  const named = candidates.filter((routine) => takesNames(routine, call))
  // A function with one unnamed parameter takes the whole body, unless another function's parameters match the names of the body's keys.
  const found = named.length > 0 ? named : candidates.filter((routine) => takesWholeBody(routine, call))
  const [only, ...others] = found
  if (!only) throw noRoutine(cache, call, candidates)
  if (others.length > 0) throw ambiguous(found)
  return only
}

/** True if the function takes the whole body as its only, unnamed argument. */
export function takesWholeBody({ args }: Routine, { contentType }: Pick<Call, "contentType">): boolean {
  const [only, ...others] = args
  if (!only || others.length > 0 || only.name !== "" || contentType === undefined) return false
  return unnamedTypes.get(contentType)?.includes(only.type) ?? false
}

function takesNames({ args }: Routine, { argumentNames, contentType }: Call): boolean {
  if (isRaw(contentType)) return false
  const known = new Set(args.map(({ name }) => name))
  const given = new Set(argumentNames)
  return (
    argumentNames.every((name) => known.has(name)) &&
    args.every(({ name, required }) => !required || given.has(name))
  )
}

function isRaw(contentType: string | undefined) {
  return contentType !== undefined && contentType !== "application/json" && contentType in unnamedTypes
}

function noRoutine(cache: SchemaCache, call: Call, candidates: Routine[]) {
  const { schema, name, argumentNames, contentType } = call
  const raw = isRaw(contentType)
  const list = argumentNames.join(", ")
  const signature = raw ? "" : argumentNames.length === 0 ? " without parameters" : `(${list})`
  return refuse(
    404,
    "PGRST202",
    `Could not find the function ${schema}.${name}${signature} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${searchedParameters(call)}, but no matches were found in the schema cache.`,
      hint: raw ? undefined : hint(cache, call, candidates),
    },
  )
}

function searchedParameters({ argumentNames, contentType }: Call) {
  if (contentType !== undefined && isRaw(contentType)) {
    return ` with a single unnamed ${unnamedTypes.get(contentType)?.[0] ?? ""} parameter`
  }
  const parameters = argumentNames.length > 1 ? "parameters" : "parameter"
  const named =
    argumentNames.length === 0 ? " without parameters" : ` with ${parameters} ${argumentNames.join(", ")}`
  return contentType === "application/json" ? `${named} or with a single unnamed json/jsonb parameter` : named
}

function hint(
  cache: SchemaCache,
  { schema, name, argumentNames }: Call,
  candidates: Routine[],
): string | undefined {
  const start = `Perhaps you meant to call the function ${schema}.`
  if (candidates.length === 0) {
    const similar = similarName(name, cache.routineNames(schema), 0.75)
    return similar === undefined ? undefined : `${start}${similar}`
  }
  const signatures = candidates.map(({ args }) => signatureOf(args.map((each) => each.name)))
  const similar = similarName(signatureOf(argumentNames), signatures, 0.33)
  return similar === undefined ? undefined : `${start}${name}${similar}`
}

function signatureOf(names: string[]) {
  return `(${names.toSorted().join(", ")})`
}

function ambiguous(found: Routine[]) {
  const signatures = found
    .map(({ schema, name, args }) => ({
      size: args.length,
      text: `${schema}.${name}(${args.map((each) => `${each.name} => ${each.type}`).join(", ")})`,
    }))
    .toSorted((a, b) => a.size - b.size || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
  return refuse(
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    {
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    },
  )
}
