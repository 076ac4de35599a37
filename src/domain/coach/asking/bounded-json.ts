// Writes JSON of a limited size, however much is logged: entries are written in order, and whatever doesn't fit is left out. The limit is in UTF-8
// bytes, because no tokenizer produces more tokens from a string than it has bytes.

// The maximum length of a text, in characters. A model gains nothing from longer texts.
const longestText = 1_000

/** The bytes that may still be written, and whether anything was left out. */
interface Room {
  left: number
  isCut: boolean
}

/**
 * Writes an object as JSON of at most `most` bytes. Each entry may use a third of the remaining bytes, and the last one may use all of them. Lists
 * that are too long are cut at the end, and `shortened: true` is added.
 */
export function boundedJson(data: Readonly<Record<string, unknown>>, most: number): string {
  const mark = '"shortened":true'
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  const parts: string[] = []
  let left = most - mark.length - "{,}".length
  let isCut = false
  for (const [index, [name, value]] of entries.entries()) {
    const head = `${JSON.stringify(name)}:`
    const isLast = index === entries.length - 1
    const room = { left: Math.floor(isLast ? left : left / 3) - bytesIn(head) - 1, isCut: false }
    const text = writeValue(value, room)
    isCut ||= room.isCut || text === undefined
    if (text === undefined) continue
    parts.push(head + text)
    left -= bytesIn(head) + bytesIn(text) + 1
  }
  return `{${[...parts, ...(isCut ? [mark] : [])].join()}}`
}

/** A value as JSON; undefined if it doesn't fit. */
function writeValue(value: unknown, room: Room): string | undefined {
  if (Array.isArray(value)) {
    return between("[", "]", value.values(), room, (item) => writeValue(item ?? null, room))
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return between("{", "}", entries.values(), room, ([name, each]) => {
      const head = `${JSON.stringify(name)}:`
      const text = takeRoom(head, room) ? writeValue(each, room) : undefined
      return text === undefined ? undefined : head + text
    })
  }
  const text = JSON.stringify(typeof value === "string" ? shorten(value) : value)
  return takeRoom(text, room) ? text : undefined
}

/** Writes the items up to the first one that doesn't fit. */
function between<Item>(
  open: string,
  close: string,
  items: Iterable<Item>,
  room: Room,
  write: (item: Item) => string | undefined,
): string | undefined {
  if (!takeRoom(open + close, room)) return undefined
  const parts: string[] = []
  for (const item of items) {
    if (room.isCut) break
    if (parts.length > 0 && !takeRoom(",", room)) break
    const text = write(item)
    if (text === undefined) break
    parts.push(text)
  }
  return open + parts.join() + close
}

/** Reserves the bytes for a string if it fits; returns whether it does. */
function takeRoom(text: string, room: Room): boolean {
  const bytes = bytesIn(text)
  if (bytes > room.left) {
    room.isCut = true
    return false
  }
  room.left -= bytes
  return true
}

function shorten(text: string): string {
  if (text.length <= longestText) return text
  // Don't cut through a surrogate pair.
  return `${text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, "")}…`
}

/** The length of a string in UTF-8 bytes. */
export function bytesIn(text: string): number {
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
