const heading = /^##?\s*\S/
// Matches an exercise's name, a slash, and what only Liftosaur has after a slash. In the text format of this
// app, a colon and the sets come before the first slash.
const exercise =
  /^[^/|]*[^/|\s:]\s*\/\s*(?:!?\s*\d+\+?x\d|\.\.\.|(?:progress|warmup|update|used|superset|id)\s*:)/i
const ownLine = /^[^/|]*:\s*\d/

/** Whether a text is Liftosaur's: it has a line such as "Squat / 3x8", and no line that begins a program of our own. */
export function isLiftosaur(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  if (lines.some((line) => line.startsWith("program "))) return false
  return lines.some(
    (line) => line.length < 2000 && !heading.test(line) && !ownLine.test(line) && exercise.test(line),
  )
}
