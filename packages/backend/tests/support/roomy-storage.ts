/** A browser's local storage in which an item may have a given number of characters. */
export class RoomyStorage implements Storage {
  readonly #items = new Map<string, string>()
  readonly #room: number

  constructor(room = Infinity) {
    this.#room = room
  }

  get length(): number {
    return this.#items.size
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    if (value.length > this.#room) throw new DOMException("no room", "QuotaExceededError")
    this.#items.set(key, value)
  }

  removeItem(key: string): void {
    this.#items.delete(key)
  }

  clear(): void {
    this.#items.clear()
  }
}
