/** The members of a JSON object given as text; the values keep their text unchanged. */
export function membersOf(text: string): Map<string, string> {
  const members = new Map<string, string>()
  let at = text.indexOf("{") + 1
  for (;;) {
    const name = text.indexOf('"', at)
    if (name < 0) return members
    const value = text.indexOf(":", endOfString(text, name)) + 1
    const end = endOfValue(text, value)
    members.set(String(JSON.parse(text.slice(name, value - 1))), text.slice(value, end).trim())
    at = end
  }
}

/** The text of a JSON object with these members. */
export const objectOf = (members: (readonly [name: string, value: string])[]) =>
  `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`

/** The position after the string that begins at `start`. Doesn't use a regular expression, whose memory use would grow with the string. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

function isEscaped(text: string, at: number) {
  let backslashes = 0
  while (text[at - backslashes - 1] === "\\") backslashes += 1
  return backslashes % 2 === 1
}

/** The position of the comma or brace after the value that begins at `start`. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const each = text[at]
    if (depth === 0 && (each === "," || each === "}")) return at
    if (each === '"') at = endOfString(text, at) - 1
    else if (each === "{" || each === "[") depth += 1
    else if (each === "}" || each === "]") depth -= 1
  }
  return text.length
}
