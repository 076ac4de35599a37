import { isReadCall, type PreparedRequest, prepare, type TableRequest } from "./prepare.ts"
import { queryShape } from "./parse/query.ts"
import type { SchemaCache } from "./schema-cache/schema-cache.ts"

const mostPlans = 500
const longestShape = 4_000

/** Caches the plans of recent requests for later ones of the same shape. A new schema cache clears it. */
export class PlanStore {
  #cache: SchemaCache | undefined
  readonly #plans = new Map<string, PreparedRequest>()

  /** The plan of a request. `isReused` means that an earlier request had the same plan, so preparing its statement pays off. */
  planOf(request: TableRequest, cache: SchemaCache): { prepared: PreparedRequest; isReused: boolean } {
    if (this.#cache !== cache) {
      this.#plans.clear()
      this.#cache = cache
    }
    const shape = shapeOf(request)
    const known = this.#plans.get(shape)
    if (known) {
      // Reinsert the plan, so that the first entry is always the least recently used one.
      this.#plans.delete(shape)
      this.#plans.set(shape, known)
      return { prepared: known, isReused: true }
    }
    const prepared = prepare(request, cache)
    if (shape.length <= longestShape) this.#keep(shape, prepared)
    return { prepared, isReused: false }
  }

  #keep(shape: string, prepared: PreparedRequest) {
    const [oldest] = this.#plans.keys()
    if (this.#plans.size >= mostPlans && oldest !== undefined) this.#plans.delete(oldest)
    this.#plans.set(shape, prepared)
  }
}

/** The cache key: everything that a plan depends on. */
function shapeOf(request: TableRequest): string {
  const { method, target, schema, accept = "", prefer = "", range, payload } = request
  const head = `${method} ${target.kind} ${schema.length} ${schema} ${target.name.length} ${target.name}`
  const body = payload ? `${payload.contentType} ${payload.shape} ${JSON.stringify(payload.keys)}` : ""
  const ranges = `${range.limit ? "l" : ""}${range.offset ? "o" : ""}`
  return `${head}\n${accept}\n${prefer}\n${ranges}\n${body}\n${queryShape(request.pairs, isReadCall(request))}`
}
