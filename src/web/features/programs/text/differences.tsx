import type { TextNote } from "#domain/programs/text/note.ts"
import { noteSentence } from "#domain/programs/text/note-sentences.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { bySentence } from "./by-sentence.ts"
import { sentences } from "./sentences.ts"
import type { SettledName } from "./settle-text.ts"
import styles from "./text.module.css"

/** The parts of another app's text that the program won't have, each with its lines. */
export function Differences({ notes }: { notes: readonly TextNote[] }) {
  if (notes.length === 0) return null
  return (
    <Alert tone="plain">
      <h3>{sentences.differences}</h3>
      <ul className={styles["notes"]}>
        {bySentence(notes, noteSentence).map(({ sentence, lines }) => (
          <li key={sentence}>
            <span className="label">{sentences.lines(lines)}</span> {sentence}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface SettledNamesProps {
  names: readonly SettledName[]
  onChange: (written: string) => void
}

/** Names that the person resolved, or that several exercises share. For each, another exercise can be chosen. */
export function SettledNames({ names, onChange }: SettledNamesProps) {
  if (names.length === 0) return null
  return (
    <ul className={styles["settled"]}>
      {names.map(({ written, exercise_name, isChosen }) => (
        <li key={written}>
          <span>{isChosen ? sentences.chosen(written, exercise_name) : sentences.severalNamed(written)}</span>
          <button
            type="button"
            className="button quiet"
            aria-label={sentences.changeFor(written)}
            onClick={() => onChange(written)}
          >
            {sentences.change}
          </button>
        </li>
      ))}
    </ul>
  )
}
