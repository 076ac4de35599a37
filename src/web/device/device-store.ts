// What is small and belongs to this device, as text under a key, with word to whoever shows it. A browser that refuses storage keeps it as long as the page.
const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()

/** The text under a key, or null. */
export function readText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return inMemory.get(key) ?? null
  }
}

/** The keys under which something is kept. */
export function keysStartingWith(start: string): string[] {
  const keys = new Set(inMemory.keys())
  try {
    for (const key of Object.keys(localStorage)) keys.add(key)
  } catch {
    // Nothing is kept there.
  }
  return [...keys].filter((key) => key.startsWith(start))
}

/** Keeps a text; null forgets it. */
export function keepText(key: string, text: string | null): void {
  inMemory.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) inMemory.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** The same, without word to anybody when it is kept already. */
export function keepIfNew(key: string, text: string | null): void {
  if (readText(key) !== text) keepText(key, text)
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
