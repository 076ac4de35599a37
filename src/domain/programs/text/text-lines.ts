/** A line of a program's text, joined with the lines that continue it, and its line number, counting from 1. */
export interface TextLine {
  line: number
  text: string
}

const continues = /^\s+[/|]/

/** The lines of a text, without blank lines and comments. A line that starts with spaces and then "/" or "|" continues the previous line. */
export function joinedLines(text: string): TextLine[] {
  const lines: TextLine[] = []
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const content = raw.trim()
    const before = lines.at(-1)
    if (content === "" || content.startsWith("#")) continue
    if (before && continues.test(raw)) before.text += ` ${content}`
    else lines.push({ line: index + 1, text: content })
  }
  return lines
}
