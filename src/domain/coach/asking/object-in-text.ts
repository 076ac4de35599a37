/** The limit for all attempts together, as a multiple of the text's length: in nested braces, unlimited attempts would take a server minutes. */
const mostReadings = 10

/**
 * The first whole JSON object in a model's text: without code fences, and without what was written before and after
 * it. If there is none, the text itself, so that reading it fails as usual.
 */
export function objectIn(text: string): string {
  let left = mostReadings * text.length
  for (let start = text.indexOf("{"); start !== -1 && left > 0; start = text.indexOf("{", start + 1)) {
    const end = endOfObject(text, start)
    if (end === null) return text
    const found = text.slice(start, end)
    if (isJson(found)) return found
    left -= found.length
  }
  return text
}

/** Where the object that begins at `start` ends; null if it is never closed. */
function endOfObject(text: string, start: number): number | null {
  let [depth, isString] = [0, false]
  for (let place = start; place < text.length; place += 1) {
    const sign = text[place]
    if (isString) {
      if (sign === "\\") place += 1
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === "{") depth += 1
    else if (sign === "}") {
      depth -= 1
      if (depth === 0) return place + 1
    }
  }
  return null
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
