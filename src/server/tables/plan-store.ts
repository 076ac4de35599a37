import { isReadCall, type Prepared, prepare, type TableRequest } from "./prepare.ts"
import { queryShape } from "./parse/query.ts"
import type { SchemaCache } from "./schema-cache/schema-cache.ts"

const mostPlans = 500
const longestShape = 4_000

/** Keeps the plans of the requests that came last, for others of the same shape. A new schema cache empties it. */
export class PlanStore {
  #cache: SchemaCache | undefined
  readonly #plans = new Map<string, Prepared>()

  /** The plan of a request. `isReused`: it was made for a request before, so preparing its statement pays. */
  planOf(request: TableRequest, cache: SchemaCache): { prepared: Prepared; isReused: boolean } {
    if (this.#cache !== cache) {
      this.#plans.clear()
      this.#cache = cache
    }
    const shape = shapeOf(request)
    const known = this.#plans.get(shape)
    if (known) {
      // Taken out and put back, so that the first one is always the one that wasn't used for longest.
      this.#plans.delete(shape)
      this.#plans.set(shape, known)
      return { prepared: known, isReused: true }
    }
    const prepared = prepare(request, cache)
    if (shape.length <= longestShape) this.#keep(shape, prepared)
    return { prepared, isReused: false }
  }

  #keep(shape: string, prepared: Prepared) {
    const [oldest] = this.#plans.keys()
    if (this.#plans.size >= mostPlans && oldest !== undefined) this.#plans.delete(oldest)
    this.#plans.set(shape, prepared)
  }
}

/** Everything that a plan depends on. */
function shapeOf(request: TableRequest): string {
  const { method, target, schema, accept = "", prefer = "", range, payload } = request
  const head = `${method} ${target.kind} ${schema.length} ${schema} ${target.name.length} ${target.name}`
  const body = payload ? `${payload.contentType} ${payload.shape} ${JSON.stringify(payload.keys)}` : ""
  const ranges = `${range.limit ? "l" : ""}${range.offset ? "o" : ""}`
  return `${head}\n${accept}\n${prefer}\n${ranges}\n${body}\n${queryShape(request.pairs, isReadCall(request))}`
}
