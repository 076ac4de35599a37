/** A line of Liftosaur's text with the lines that continue it, and the number of its first line, counting from 1. */
interface Statement {
  line: number
  text: string
}

/** The statements of a text without their scripts, the lines of its descriptions, and the statement whose script isn't closed, if any. */
interface Statements {
  statements: Statement[]
  descriptions: Statement[]
  openScript: Statement | null
}

/**
 * Splits Liftosaur's text into statements: a backslash continues a line, `{~ … ~}` is a script over any number of lines, `//` begins a description and
 * `///` a comment.
 */
export function readStatements(text: string): Statements {
  const found: Statements = { statements: [], descriptions: [], openScript: null }
  let open: Statement | null = null
  let isScript = false
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const { content, isInScript } = withoutScripts(raw, isScript)
    const { code, description } = withoutComment(content)
    if (description !== "") found.descriptions.push({ line: index + 1, text: description })
    const isContinued = code.endsWith("\\")
    const part = isContinued ? code.slice(0, -1).trimEnd() : code
    const statement: Statement = open ?? { line: index + 1, text: "" }
    if (part !== "") statement.text = `${statement.text} ${part}`.trim()
    if (open === null && statement.text !== "") found.statements.push(statement)
    isScript = isInScript
    open = (isContinued || isScript) && statement.text !== "" ? statement : null
    if (isScript) found.openScript ??= { ...statement }
    else found.openScript = null
  }
  return found
}

/** A line with each of its scripts replaced by `{}`. */
function withoutScripts(raw: string, isInside: boolean): { content: string; isInScript: boolean } {
  let content = ""
  let rest = raw
  let isInScript = isInside
  for (;;) {
    const isComment = !isInScript && cutAt(rest, "{~")[0].includes("//")
    const [before, after] = isComment ? [rest, null] : cutAt(rest, isInScript ? "~}" : "{~")
    if (!isInScript) content += after === null ? before : `${before}{}`
    if (after === null) return { content: content.trim(), isInScript }
    isInScript = !isInScript
    rest = after
  }
}

function withoutComment(content: string): { code: string; description: string } {
  const [code, comment] = cutAt(content, "//")
  const isDescription = comment !== null && !comment.startsWith("/")
  return { code: code.trimEnd(), description: isDescription ? comment.trim() : "" }
}

/** The text before and after the first occurrence of a mark; `after` is null if there is none. */
function cutAt(text: string, mark: string): [before: string, after: string | null] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)]
}
