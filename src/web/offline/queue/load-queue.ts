/** The queue, in a chunk of its own: no page has to wait for it before it is painted. */
export function loadQueue() {
  return import("./queue.ts")
}
