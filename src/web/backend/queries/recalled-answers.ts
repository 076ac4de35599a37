import type { Query } from "@tanstack/react-query"

/** When the server gave each answer that this page was started with, in epoch milliseconds, by its query's hash. */
const recalled = new Map<string, number>()

export function noteRecalled(hash: string, updatedAt: number): void {
  recalled.set(hash, updatedAt)
}

/** Whether a query still has the answer that this device remembered: it is shown, and asked again at once, however recent it is. */
export function isRecalled<Data>({ queryHash, state }: Pick<Query<Data>, "queryHash" | "state">): boolean {
  return recalled.get(queryHash) === state.dataUpdatedAt
}
