// JSON that never takes more than a number of bytes, whatever somebody has logged: what comes first is written first, and the rest is left out.
// Counted in bytes of UTF-8, because no tokenizer makes more tokens of a text than it has bytes.

// A longer text says nothing more to a model.
const longestText = 1_000

/** Where to write, with the bytes that are left. */
interface Room {
  left: number
  isCut: boolean
}

/**
 * An object as JSON in at most `most` bytes. Each of its entries has at most a third of what those before it have left, and the last one all of
 * it; of a list that is too long the end is left out. `shortened: true` then says so.
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
    const text = written(value, room)
    isCut ||= room.isCut || text === undefined
    if (text === undefined) continue
    parts.push(head + text)
    left -= bytesIn(head) + bytesIn(text) + 1
  }
  return `{${[...parts, ...(isCut ? [mark] : [])].join()}}`
}

/** Undefined if there is no room for it. */
function written(value: unknown, room: Room): string | undefined {
  if (Array.isArray(value)) {
    return between("[", "]", value.values(), room, (item) => written(item ?? null, room))
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return between("{", "}", entries.values(), room, ([name, each]) => {
      const head = `${JSON.stringify(name)}:`
      const text = taken(head, room) ? written(each, room) : undefined
      return text === undefined ? undefined : head + text
    })
  }
  const text = JSON.stringify(typeof value === "string" ? shortened(value) : value)
  return taken(text, room) ? text : undefined
}

/** The items that there is room for, up to the first one for which there isn't. */
function between<Item>(
  open: string,
  close: string,
  items: Iterable<Item>,
  room: Room,
  write: (item: Item) => string | undefined,
): string | undefined {
  if (!taken(open + close, room)) return undefined
  const parts: string[] = []
  for (const item of items) {
    if (room.isCut) break
    if (parts.length > 0 && !taken(",", room)) break
    const text = write(item)
    if (text === undefined) break
    parts.push(text)
  }
  return open + parts.join() + close
}

/** Takes the room of a text, if there is enough. */
function taken(text: string, room: Room): boolean {
  const bytes = bytesIn(text)
  if (bytes > room.left) {
    room.isCut = true
    return false
  }
  room.left -= bytes
  return true
}

function shortened(text: string): string {
  if (text.length <= longestText) return text
  // Never half a sign.
  return `${text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, "")}…`
}

/** The length of a text in UTF-8. */
function bytesIn(text: string): number {
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
