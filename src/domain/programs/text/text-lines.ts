/** A line of a program's text with its number, from 1, and with the lines that continue it. */
export interface TextLine {
  line: number
  text: string
}

const continues = /^\s+[/|]/

/** The lines of a text without blank ones and comments. A line that begins with blanks and "/" or "|" continues the one before. */
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
