import FolderOpen from "lucide-react/icons/folder-open"
import { useRef } from "react"
import { longestText } from "#domain/programs/text/read-any-text.ts"
import { sentences } from "./sentences.ts"

interface OpenFileProps {
  onText: (text: string) => void
  onProblem: (problem: string | undefined) => void
}

/** A button that opens a text file. */
export function OpenFile({ onText, onProblem }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null)
  async function open(file: File) {
    const { text, problem } = await readFile(file)
    onProblem(problem)
    if (text !== undefined) onText(text)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <FolderOpen className="icon" />
        {sentences.openFile}
      </button>
      <input
        ref={input}
        type="file"
        accept=".txt,.liftoscript,text/plain"
        hidden
        aria-label={sentences.openFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void open(file)
          // Allows choosing the same file again.
          currentTarget.value = ""
        }}
      />
    </>
  )
}

/** A file's text, or the reason why it couldn't be read; in that case the field keeps its text. */
async function readFile(file: File): Promise<{ text?: string; problem?: string }> {
  if (file.size > longestText) return { problem: sentences.tooLarge(file.name) }
  const text = await file.text().catch(() => null)
  if (text === null) return { problem: sentences.unreadable(file.name) }
  return text.trim() === "" ? { problem: sentences.emptyFile(file.name) } : { text }
}
