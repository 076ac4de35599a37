import { useQuery } from "@tanstack/react-query"
import { LoaderCircle } from "lucide-react"
import { useId, useState } from "react"
import { writeList } from "#domain/text/formats.ts"
import { longestText, type ReadText } from "#domain/programs/text/read-any-text.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { programsQuery } from "#web/programs/queries.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { ChooseExercise } from "./choose-exercise.tsx"
import { Differences, SettledNames } from "./differences.tsx"
import { OpenFile } from "./open-file.tsx"
import { Problems } from "./problems.tsx"
import { sentences } from "./sentences.ts"
import styles from "./text.module.css"
import { useImport } from "./use-import.ts"
import { useReadText } from "./use-read-text.ts"

interface ImportTextProps {
  userId: string
  exercises: readonly Exercise[]
}

/** Reads programs from pasted text or a file, in this app's format or Liftosaur's. Nothing can be imported while any line has a problem. */
export function ImportText({ userId, exercises }: ImportTextProps) {
  const id = useId()
  const { text, setText, name, setName, read, isReady, choose } = useReadText(exercises)
  const [fileProblem, setFileProblem] = useState<string>()
  const [choosing, setChoosing] = useState<string | null>(null)
  const { isImporting, problem, importAll } = useImport(userId)
  const owned = useQuery(programsQuery(userId)).data?.map((program) => program.name) ?? []
  const again = read.programs.map((program) => program.name).filter((name) => owned.includes(name))
  const isLiftosaur = read.format === "liftosaur"

  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{sentences.paste}</h2>
        <OpenFile onText={setText} onProblem={setFileProblem} />
      </header>
      <div className="stack" inert={isImporting}>
        {fileProblem !== undefined && <Alert tone="error">{fileProblem}</Alert>}
        <label className="field">
          {sentences.text}
          <textarea
            className={styles["text"]}
            rows={12}
            spellCheck={false}
            autoCapitalize="off"
            placeholder={sentences.placeholder}
            value={text}
            onPaste={(event) => {
              const isTooLong = event.clipboardData.getData("text").length > longestText
              // The browser would freeze while laying out such a long text.
              if (isTooLong) event.preventDefault()
              setFileProblem(isTooLong ? sentences.tooLong : undefined)
            }}
            onChange={(event) => {
              setText(event.target.value)
              setFileProblem(undefined)
            }}
          />
        </label>
        {isLiftosaur && (
          <label className="field">
            {sentences.name}
            <input
              type="text"
              maxLength={200}
              placeholder={sentences.fromLiftosaur}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        )}
        <Problems problems={read.problems} exercises={exercises} onUse={choose} onChoose={setChoosing} />
        <SettledNames names={read.settled} onChange={setChoosing} />
        <Differences notes={read.notes} />
        {again.length > 0 && <Alert tone="plain">{sentences.again(writeList(again))}</Alert>}
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <div className="row">
          <button
            type="button"
            className="button primary large"
            aria-disabled={!isReady || isImporting || undefined}
            aria-busy={isImporting}
            onClick={() => isReady && void importAll(read.programs)}
          >
            {isImporting && <LoaderCircle className="icon" />}
            {isImporting ? sentences.importing : sentences.import}
          </button>
          <output className="small soft">{standing(text, read)}</output>
        </div>
      </div>
      {choosing !== null && (
        <ChooseExercise
          written={choosing}
          exercises={exercises}
          onUse={(exercise) => {
            choose(choosing, exercise)
            setChoosing(null)
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  )
}

function standing(text: string, { format, programs, problems }: ReadText): string {
  if (text.trim() === "") return sentences.nothing
  if (problems.length > 0 && problems.every(({ what }) => what === "no_program")) return sentences.unknown
  const readAs = sentences.readAs[format]
  const [problem] = problems
  if (!problem) return `${readAs} ${sentences.readable(writeList(programs.map(({ name }) => name)))}`
  if (problem.what === "too_long") return ""
  return `${readAs} ${sentences.toSettle(new Set(problems.map(({ line }) => line)).size)}`
}
