import { writeNumber } from "#domain/text/formats.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import styles from "../import.module.css"
import { sentences } from "./sentences.ts"
import { FileButton } from "./choose-file.tsx"
import type { Overview } from "./messages.ts"

interface RefusedFileProps {
  name: string
  overview: Overview
  onFile: (file: File) => void
  /** Asks which data each column holds. */
  onColumns: () => void
}

const mostShown = 3

/** Shown when every line of a file was rejected: the reasons, and what the person can do. */
export function RefusedFile({ name, overview, onFile, onColumns }: RefusedFileProps) {
  const { source, problems, leftOutCount, isTable } = overview
  const refused = problems.filter(({ leftOut }) => leftOut !== null)
  const reasons = (refused.length > 0 ? refused : problems).slice(0, mostShown)
  return (
    <Alert tone="error">
      <p>
        <strong>{sentences.refusedAll(name, leftOutCount)}</strong>
      </p>
      <ul className={styles["byLine"]}>
        {reasons.map(({ line, sentence }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have the same problem twice
          <li key={index}>
            <span className={styles["no"]}>{writeNumber(line, 0)}</span>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <p className="small">{sentences.refusedAs(source, isTable)}</p>
      <div className="row">
        {isTable && (
          <button type="button" className="button primary" onClick={onColumns}>
            {sentences.matchColumns}
          </button>
        )}
        <FileButton className={isTable ? "button" : "button primary"} onFile={onFile}>
          {sentences.chooseAnother}
        </FileButton>
      </div>
    </Alert>
  )
}
