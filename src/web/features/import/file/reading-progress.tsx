import { Ruler } from "#web/ui/ruler.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"

interface ReadingProgressProps {
  name: string
  /** The share of the file that has been read, from 0 to 1. */
  share: number
  rows: number
  onCancel: () => void
}

/** The progress bar for reading a file. */
export function ReadingProgress({ name, share, rows, onCancel }: ReadingProgressProps) {
  return (
    <div className="busy">
      <output>
        <b>{sentences.reading(name)}</b>
      </output>
      <Ruler label={sentences.reading(name)} percentage={share * 100} />
      <div className="spread">
        <span className="label">{rows > 0 ? sentences.rowsRead(rows) : sentences.onThisDevice}</span>
        <button type="button" className="button quiet" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </div>
  )
}
