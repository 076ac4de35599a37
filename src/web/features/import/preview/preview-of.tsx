import { useQuery } from "@tanstack/react-query"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import type { ImportPreview } from "../file/messages.ts"
import type { ReadingAnswers } from "../file/messages.ts"
import type { ChosenFile } from "../file/use-file.ts"
import styles from "../import.module.css"
import { sentences } from "./sentences.ts"
import { Preview } from "./preview.tsx"

interface PreviewOfProps {
  file: Extract<ChosenFile, { at: "read" }>
  onImport: (prepared: ImportPreview, after: string | null) => void
  /** Reads the file again with the person's answers. */
  onAnswer: (answers: ReadingAnswers) => void
  /** Asks which data each column holds. */
  onColumns: () => void
  onCancel: () => void
}

/** The preview, once the exercises and the person's units have loaded. */
export function PreviewOf({ file: chosen, onAnswer, onColumns, ...props }: PreviewOfProps) {
  const { file, overview, answers, reading } = chosen
  const { id: userId } = useUser()
  const library = useQuery(exercisesQuery(userId))
  const system = useQuery(unitSystemQuery(userId))
  if (library.isError && !library.data)
    return <LoadProblem sentence={sentences.failedExercises} onLoadAgain={() => void library.refetch()} />
  return (
    <>
      <div className={styles["recognized"]}>
        <p className="soft">{sentences.recognized(file.name, overview.source)}</p>
        {overview.isTable && (
          <button type="button" className="button" onClick={onColumns}>
            {answers.columns ? sentences.changeColumns : sentences.notSource(overview.source)}
          </button>
        )}
      </div>
      {library.data && !system.isPending && (
        <Preview
          {...props}
          {...{ reading, overview }}
          spelling={answers.spelling ?? {}}
          onSpell={(spelling) => onAnswer({ ...answers, spelling })}
          library={library.data}
          system={system.data ?? likelyUnitSystem()}
        />
      )}
    </>
  )
}
