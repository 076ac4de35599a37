/** Keeps a count for each key. A key whose count is zero takes no memory. */
export class Counts<Key = string> {
  readonly #counts = new Map<Key, number>()

  of(key: Key): number {
    return this.#counts.get(key) ?? 0
  }

  /** The number of keys whose count isn't zero. */
  get size(): number {
    return this.#counts.size
  }

  change(key: Key, by: 1 | -1): void {
    const count = this.of(key) + by
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
  }
}
