import { useSyncExternalStore } from "react"

/** A value that screens display and that can change at any time. */
export class WatchedValue<Value> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  get(): Value {
    return this.#value
  }

  set(value: Value): void {
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  /** Calls `listener` after each change. Returns a function that removes the listener. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The current value. Re-renders when it changes. */
export function useWatched<Value>(watched: WatchedValue<Value>): Value {
  return useSyncExternalStore(watched.watch, () => watched.get())
}
