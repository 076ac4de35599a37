import { plural, writeList } from "#domain/text/formats.ts"

const mostLines = 8

/** "Line 3", "Lines 3, 7 and 9", or "Lines 3, 7, … and 12 others". */
function lineNumbers(lines: readonly number[]): string {
  const shown = lines.slice(0, mostLines).map(String)
  const others = lines.length - shown.length
  const list = writeList(
    others > 0 ? [...shown, `${others} ${plural(others, { one: "other", other: "others" })}`] : shown,
  )
  return `${plural(lines.length, { one: "Line", other: "Lines" })} ${list}`
}

/** The wording of the page for programs as text. */
export const sentences = {
  back: "Programs",
  title: "As text",
  explained:
    "Easy to read, and you can import it again. It has percentages and increments, never your own weights.",
  pasting:
    "Paste a program that was shared as text or open its file. If it uses other exercise names, you choose the exercises.",
  theText: "The text",
  copy: "Copy",
  copied: "Copied.",
  failedCopy: "The browser didn’t allow copying. Select the text and copy it yourself.",
  file: "File",
  print: "Print",
  failed: "Failed to load what this page needs.",
  paste: "Paste a program",
  text: "Text",
  placeholder: "program My Program, 3 days\nday A\nBench Press (Barbell): 3x5 | linear inc=2.5kg/5lb",
  openFile: "Open a file",
  tooLarge: (file: string) => `${file} is too large for a program.`,
  tooLong: "That text is too long for a program. Nothing was pasted.",
  unreadable: (file: string) => `${file} can’t be opened.`,
  emptyFile: (file: string) => `${file} is empty.`,
  name: "Name",
  fromLiftosaur: "From Liftosaur",
  readAs: { own: "Recognized as program text.", liftosaur: "Recognized as Liftosaur text." },
  unknown:
    'This doesn’t look like a program. Paste a program’s text from this app, which starts with "program" and its name, or a Liftosaur program.',
  differences: "What changes",
  lines: lineNumbers,
  inLines: (lines: readonly number[], sentence: string) => `${lineNumbers(lines)}: ${sentence}`,
  chosen: (written: string, name: string) => `"${written}" is ${name}.`,
  severalNamed: (name: string) => `Several exercises are named ${name}. Yours is used.`,
  change: "Change",
  changeFor: (written: string) => `Change the exercise for "${written}"`,
  again: (names: string) => `You already have ${names}. Importing adds another with the same name.`,
  use: (name: string) => `Use ${name}`,
  chooseOther: "Choose another",
  choose: "Choose an exercise",
  chooseFor: (name: string) => `Choose the exercise for "${name}"`,
  verb: "Use",
  cancel: "Cancel",
  import: "Import",
  importing: "Importing",
  nothing: "Paste a program from this app or from Liftosaur.",
  toSettle: (lines: number) => `${lines} ${plural(lines, { one: "line", other: "lines" })} to resolve first.`,
  more: (count: number) => `And ${count} more.`,
  readable: (names: string) => `Ready: ${names}.`,
  imported: (names: string) => `Imported ${names}.`,
  unreachable: "The server can’t be reached. Press Import again. Nothing is imported twice.",
  needsNetwork: "You’re offline. Importing a program needs a connection. The text stays here.",
  signedOut: "User not logged in.",
  refused: (message: string) => `The program wasn’t imported: ${message}`,
}
