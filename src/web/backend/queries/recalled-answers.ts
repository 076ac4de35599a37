import type { Query } from "@tanstack/react-query"

/** When the server sent each of the stored results that this page started with (epoch milliseconds), by query hash. */
const recalled = new Map<string, number>()

export function noteRecalled(hash: string, updatedAt: number): void {
  recalled.set(hash, updatedAt)
}

/** Whether a query still has the result stored on this device. Such a result is shown, but refetched at once, however recent it is. */
export function isRecalled<Data>({ queryHash, state }: Pick<Query<Data>, "queryHash" | "state">): boolean {
  return recalled.get(queryHash) === state.dataUpdatedAt
}
