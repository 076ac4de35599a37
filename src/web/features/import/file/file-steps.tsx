import type { ColumnMap as Map } from "#domain/import/formats/mapped.ts"
import { Alert } from "#web/ui/alert.tsx"
import { sentences } from "../sentences.ts"
import { ChooseFile, FileButton } from "./choose-file.tsx"
import { ColumnMap } from "./column-map.tsx"
import { ReadingProgress } from "./reading-progress.tsx"
import type { ChosenFile } from "./use-file.ts"

interface FileStepsProps {
  /** Undefined until a file is chosen. */
  chosen: Exclude<ChosenFile, { at: "read" }> | undefined
  onFile: (file: File, columns?: Map) => void
  onCancel: () => void
}

/** The steps until a file is read: choosing it, reading it, mapping its columns. */
export function FileSteps({ chosen, onFile, onCancel }: FileStepsProps) {
  if (!chosen) return <ChooseFile onFile={onFile} />
  if (chosen.at === "reading") return <ReadingProgress {...chosen} onCancel={onCancel} />
  if (chosen.at === "columns") {
    const { file, table } = chosen
    return (
      <ColumnMap name={file.name} table={table} onMapped={(map) => onFile(file, map)} onCancel={onCancel} />
    )
  }
  const { name, why } = chosen
  return (
    <Alert tone="error">
      <p>
        <strong>{sentences.cantRead(name)}</strong>
      </p>
      <p className="small">
        {why ? `${sentences.whyUnreadable(why)} ${sentences.nothingImported}` : sentences.readingBroke}
      </p>
      <div className="row">
        <FileButton className="button primary" onFile={onFile}>
          {sentences.chooseAnother}
        </FileButton>
      </div>
    </Alert>
  )
}
