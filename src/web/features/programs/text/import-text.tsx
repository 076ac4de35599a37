import { LoaderCircle } from "lucide-react"
import FolderOpen from "lucide-react/icons/folder-open"
import { useDeferredValue, useId, useMemo, useRef, useState } from "react"
import { writeList } from "#domain/text/formats.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Problems } from "./problems.tsx"
import { sentences } from "./sentences.ts"
import { finderOf, withExerciseNamed } from "./settle-text.ts"
import styles from "./text.module.css"
import { useImport } from "./use-import.ts"

const largestFile = 500_000

interface ImportTextProps {
  userId: string
  exercises: readonly Exercise[]
}

/** Reads programs from pasted text or a file. Nothing is imported until every line is settled. */
export function ImportText({ userId, exercises }: ImportTextProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState("")
  const [fileProblem, setFileProblem] = useState<string>()
  const { isImporting, problem, importAll } = useImport(userId)
  const find = useMemo(() => finderOf(exercises), [exercises])
  const written = useDeferredValue(text)
  const { programs, problems } = useMemo(() => readPrograms(written, find), [written, find])
  const isReady = programs.length > 0 && written === text

  async function open(chosen: File | undefined) {
    const isTooLarge = chosen !== undefined && chosen.size > largestFile
    setFileProblem(isTooLarge ? sentences.tooLarge : undefined)
    if (chosen && !isTooLarge) setText(await chosen.text())
  }

  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{sentences.paste}</h2>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <FolderOpen className="icon" />
          {sentences.openFile}
        </button>
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          hidden
          aria-label={sentences.openFile}
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0])
            // Lets the same file be chosen again.
            currentTarget.value = ""
          }}
        />
      </header>
      <div className="stack" inert={isImporting}>
        {fileProblem !== undefined && <Alert tone="error">{fileProblem}</Alert>}
        <label className="field">
          {sentences.text}
          <textarea
            className={styles["text"]}
            rows={12}
            spellCheck={false}
            placeholder={sentences.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Problems
          problems={problems}
          exercises={exercises}
          onName={(place, name) => setText((before) => withExerciseNamed(before, place, name))}
        />
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <div className="row">
          <button
            type="button"
            className="button primary large"
            aria-disabled={!isReady || isImporting || undefined}
            aria-busy={isImporting}
            onClick={() => isReady && void importAll(programs)}
          >
            {isImporting && <LoaderCircle className="icon" />}
            {isImporting ? sentences.importing : sentences.import}
          </button>
          <output className="small soft">{standing(programs, problems.length)}</output>
        </div>
      </div>
    </section>
  )
}

function standing(programs: readonly { name: string }[], problems: number): string {
  if (problems > 0) return sentences.toSettle(problems)
  return programs.length === 0
    ? sentences.nothing
    : sentences.readable(writeList(programs.map(({ name }) => name)))
}
