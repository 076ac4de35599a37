/** Loads the queue, which is a chunk of its own so that no page waits for it. */
export function loadQueue() {
  return import("./queue.ts")
}
