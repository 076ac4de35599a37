// Small per-device values in local storage, each as versioned JSON that is validated when read. Values that the browser refuses
// to store stay in memory until the page closes.
import { useMemo, useSyncExternalStore } from "react"

const version = 1

/** The result of the last write. */
export type StorageState = "kept" | "full" | "unavailable"

/** One kind of value stored on this device. */
export interface DeviceStore<Value extends object> {
  /** The value under a key; null if there is none or it can't be read. */
  read(key: string): Value | null
  /** Parses the raw text stored under a key. */
  parse(text: string | null): Value | null
  /** Stores a value; null removes it. */
  keep(key: string, value: Value | null): StorageState
  /** Like `keep`, but doesn't write an unchanged value or call listeners for it. */
  keepIfNew(key: string, value: Value | null): void
  /** The value under a key. Re-renders when it changes, here or in another tab. */
  useValue(key: string | undefined): Value | null
}

/**
 * A store for values that `check` accepts. `check` throws, or returns the value without unknown properties. `earlier` reads the format of earlier
 * releases.
 */
export function deviceStore<Value extends object>(
  check: (value: unknown) => Value,
  earlier?: (text: string) => unknown,
): DeviceStore<Value> {
  const parse = (text: string | null) => {
    if (text === null) return null
    try {
      return check(currentValue(text) ?? earlier?.(text))
    } catch {
      return null
    }
  }
  const store: DeviceStore<Value> = {
    parse,
    read: (key) => parse(readText(key)),
    keep: keepValue,
    keepIfNew: (key, value) => {
      if (!isSame(store.read(key), value)) store.keep(key, value)
    },
    useValue: (key) => {
      const text = useSyncExternalStore(onKept, () => (key === undefined ? null : readText(key)))
      return useMemo(() => parse(text), [text])
    },
  }
  return store
}

/** Stores a value as versioned JSON; null removes it. */
export function keepValue(key: string, value: object | null): StorageState {
  return keepText(key, value && JSON.stringify({ version, kept_at: Date.now(), ...value }))
}

/** Whether two values are the same as JSON, including the order of their properties. */
export function isSame(one: object | null, other: object | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The value in the current format; undefined if it was stored in an earlier one. */
function currentValue(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isOurs = typeof value === "object" && value !== null && "version" in value
    return isOurs && value.version === version ? value : undefined
  } catch {
    return undefined
  }
}

const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()

/** The raw text under a key, or null. */
export function readText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return inMemory.get(key) ?? null
  }
}

/** Stores raw text; null removes it. */
export function keepText(key: string, text: string | null): StorageState {
  inMemory.delete(key)
  const keeping = write(key, text)
  if (keeping !== "kept" && text !== null) inMemory.set(key, text)
  for (const listener of listeners) listener()
  return keeping
}

function write(key: string, text: string | null): StorageState {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return "kept"
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unavailable"
  }
}

/** All keys with a prefix. */
export function keysStartingWith(start: string): string[] {
  return allKeys().filter((key) => key.startsWith(start))
}

/** Removes everything that this device stores for a person. */
export function forgetPerson(userId: string): void {
  for (const key of allKeys()) if (key.includes(userId)) keepText(key, null)
}

function allKeys(): string[] {
  const keys = new Set(inMemory.keys())
  try {
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? "")
  } catch {
    // Without local storage, only the values in memory exist.
  }
  return [...keys]
}

/** Calls `listener` after each write, here or in another tab. Returns a function that removes the listener. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}
