import { useQueryClient } from "@tanstack/react-query"
import type { WeightUnit } from "#domain/measures/units.ts"
import { type FixedKind, weightsIn, withWeights } from "#domain/plates/barbells.ts"
import { backend } from "#web/backend/client.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { sentences as shared } from "#web/backend/sentences.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/**
 * Saves the weights of one kind of equipment and offers an undo. An empty list goes back to the usual steps. Returns what went wrong, or null.
 */
export function useSaveWeights(userId: string, unit: WeightUnit) {
  const client = useQueryClient()
  const { say } = useMessages()

  async function store(kind: FixedKind, weights: readonly number[]) {
    try {
      // The same column holds the bars, the plates and the other weights, which may have changed on another device, so it is fetched first.
      const column = await client.fetchQuery({ ...barbellsQuery(userId), staleTime: 0, retry: false })
      const barbells = withWeights(column, unit, { kind, weights })
      await backend.from("profiles").update({ barbells }).eq("id", userId).throwOnError()
      client.setQueryData(barbellsQuery(userId).queryKey, barbells)
      await client.invalidateQueries({ queryKey: userKey(userId, "profiles") })
      return { failure: null, before: weightsIn(column, unit, kind) ?? [] }
    } catch (error) {
      console.error(error)
      return { failure: shared.serverMissing, before: [] }
    }
  }

  return async function save(kind: FixedKind, weights: readonly number[]): Promise<string | null> {
    const { failure, before } = await store(kind, weights)
    if (failure !== null) return failure
    const text = weights.length === 0 ? sentences.cleared(kind) : sentences.saved(kind)
    say(text, { undo: () => void undo(kind, before) })
    return null
  }

  async function undo(kind: FixedKind, before: readonly number[]) {
    const { failure } = await store(kind, before)
    if (failure !== null) say(failure, { tone: "error" })
  }
}
