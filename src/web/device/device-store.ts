// What is small and belongs to this device: values under keys in local storage, each as JSON with a version, checked when it is read. What the
// browser does not take stays in memory, as long as the page.
import { useMemo, useSyncExternalStore } from "react"

const version = 1

/** Whether the last writing is on the device: the storage may be full, or closed to us. */
export type Keeping = "kept" | "full" | "unavailable"

/** One kind of value that is kept on this device. */
export interface DeviceStore<Value extends object> {
  /** What is kept under a key; null when there is nothing, or nothing that can be read. */
  read(key: string): Value | null
  /** Reads the raw text of a key. */
  parse(text: string | null): Value | null
  /** Keeps a value, or forgets it (null). */
  keep(key: string, value: Value | null): Keeping
  /** The same, but tells no listener if the value is unchanged. */
  keepIfNew(key: string, value: Value | null): void
  /** The value under a key; re-renders when it changes, here or in another tab. */
  useValue(key: string | undefined): Value | null
}

/**
 * A store for values that `check` lets pass (it throws, or gives the value without what does not belong to it). `earlier` reads what an earlier
 * release kept in a format of its own.
 */
export function deviceStore<Value extends object>(
  check: (value: unknown) => Value,
  earlier?: (text: string) => unknown,
): DeviceStore<Value> {
  const parse = (text: string | null) => {
    if (text === null) return null
    try {
      return check(versioned(text) ?? earlier?.(text))
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

/** Keeps a value in the format of all stores, or forgets it (null). */
export function keepValue(key: string, value: object | null): Keeping {
  return keepText(key, value && JSON.stringify({ version, kept_at: Date.now(), ...value }))
}

/** Whether two values hold the same, in the same order. */
export function isSame(one: object | null, other: object | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What was kept in this format; undefined: it was kept in another one. */
function versioned(text: string): object | undefined {
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

/** Keeps a text as it is; null forgets it. */
export function keepText(key: string, text: string | null): Keeping {
  inMemory.delete(key)
  const keeping = write(key, text)
  if (keeping !== "kept" && text !== null) inMemory.set(key, text)
  for (const listener of listeners) listener()
  return keeping
}

function write(key: string, text: string | null): Keeping {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return "kept"
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unavailable"
  }
}

/** All keys with that prefix. */
export function keysStartingWith(start: string): string[] {
  return allKeys().filter((key) => key.startsWith(start))
}

/** Forgets everything that this device keeps for a person. */
export function forgetPerson(userId: string): void {
  for (const key of allKeys()) if (key.includes(userId)) keepText(key, null)
}

function allKeys(): string[] {
  const keys = new Set(inMemory.keys())
  try {
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? "")
  } catch {
    // Nothing is kept there.
  }
  return [...keys]
}

/** Calls back when something was kept, here or in another tab. Returns how to stop listening. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}
