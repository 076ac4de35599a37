// Workouts that were deleted on the history page but can still be restored. Nothing is sent until the undo is gone, so that an undo restores everything:
// the workout's place in a program, its analysis, and where it was shared.
import { useSyncExternalStore } from "react"

let pending: ReadonlyMap<string, () => Promise<void>> = new Map()
const listeners = new Set<() => void>()

function change(next: ReadonlyMap<string, () => Promise<void>>) {
  pending = next
  for (const listener of listeners) listener()
}

/** Hides a workout until `send` has deleted it. */
export function deleteLater(id: string, send: () => Promise<void>): void {
  change(new Map([...pending, [id, send]]))
}

/** Shows the workout again; nothing is sent. */
export function bringBack(id: string): void {
  change(new Map([...pending].filter(([each]) => each !== id)))
}

const sending = new Set<string>()

/** Deletes the workout now, unless it was restored. It stays hidden until the server has answered. */
export async function deleteNow(id: string): Promise<void> {
  const send = pending.get(id)
  if (!send || sending.has(id)) return
  sending.add(id)
  await send()
  sending.delete(id)
  bringBack(id)
}

// Someone who closes the page has seen the workout disappear and won't undo it any more.
addEventListener("pagehide", () => [...pending.keys()].forEach((id) => void deleteNow(id)))

/** The ids of the workouts waiting to be deleted. */
export function useWorkoutsBeingDeleted(): ReadonlyMap<string, unknown> {
  return useSyncExternalStore(subscribe, () => pending)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
