/** The queue, in a separate chunk, so that no page waits for it. */
export function loadQueue() {
  return import("./queue.ts")
}
