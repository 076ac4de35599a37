import type { ColumnMap as Map } from "#domain/import/guess-columns.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"
import { ChooseFile, FileButton } from "./choose-file.tsx"
import { ColumnMap } from "./column-map.tsx"
import type { ReadingAnswers } from "./messages.ts"
import { ReadingProgress } from "./reading-progress.tsx"
import { RefusedFile } from "./refused-file.tsx"
import type { ChosenFile } from "./use-file.ts"

interface FileStepsProps {
  /** The chosen file; undefined until one is chosen. */
  chosen: Exclude<ChosenFile, { at: "read" }> | undefined
  onFile: (file: File, answers?: ReadingAnswers) => void
  /** Asks which data each column holds. */
  onColumns: (file: File, columns?: Map) => void
  onCancel: () => void
}

/** The steps before a file is read: choosing it, a progress display, and mapping its columns. */
export function FileSteps({ chosen, onFile, onColumns, onCancel }: FileStepsProps) {
  if (!chosen) return <ChooseFile onFile={onFile} />
  if (chosen.at === "reading") return <ReadingProgress {...chosen} onCancel={onCancel} />
  if (chosen.at === "columns") {
    const { file, table, columns } = chosen
    return (
      <ColumnMap
        {...{ table, columns, onCancel }}
        name={file.name}
        onMapped={(map) => onFile(file, { columns: map })}
      />
    )
  }
  if (chosen.at === "refused") {
    const { file, overview, answers } = chosen
    return (
      <RefusedFile
        {...{ overview, onFile }}
        name={file.name}
        onColumns={() => onColumns(file, answers.columns)}
      />
    )
  }
  const { name, why } = chosen
  return (
    <Alert tone="error">
      <p>
        <strong>{sentences.cantRead(name)}</strong>
      </p>
      <p className="small">
        {why ? `${sentences.whyUnreadable(why)} ${sentences.nothingImported}` : sentences.readingFailed}
      </p>
      <div className="row">
        <FileButton className="button primary" onFile={onFile}>
          {sentences.chooseAnother}
        </FileButton>
      </div>
    </Alert>
  )
}
