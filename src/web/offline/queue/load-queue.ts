/** Loads the queue, which has its own chunk so that no page waits for it. */
export function loadQueue() {
  return import("./queue.ts")
}
