import { Pencil } from "lucide-react"
import PersonStanding from "lucide-react/icons/person-standing"
import styles from "./admin.module.css"
import { sentences } from "./library-sentences.ts"
import type { LibraryExercise } from "./queries.ts"

interface ExerciseLineProps {
  exercise: LibraryExercise
  isChosen: boolean
  onChoose: () => void
  onEdit: () => void
  onEditGuide: () => void
}

/** One of the library's exercises in the list, with a checkbox that selects it for merging. */
export function ExerciseLine({ exercise, isChosen, onChoose, onEdit, onEditGuide }: ExerciseLineProps) {
  const { name, type, aliases, sets } = exercise
  return (
    <li>
      <label className={styles["check"]}>
        <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={sentences.choose(name)} />
      </label>
      <span className={`grow ${styles["names"]}`}>
        <b>{name}</b> <span className="small soft">{type}</span>
        <br />
        <span className="label">
          {aliases.length > 0 ? aliases.join(", ") : sentences.noAliases}, {sentences.sets(sets)}
        </span>
      </span>
      <span className={styles["tools"]}>
        <button
          type="button"
          className="button quiet"
          aria-label={sentences.editOf(name)}
          aria-haspopup="dialog"
          onClick={onEdit}
        >
          <Pencil className="icon" aria-hidden />
          <span>{sentences.edit}</span>
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={sentences.guideOf(name)}
          aria-haspopup="dialog"
          onClick={onEditGuide}
        >
          <PersonStanding className="icon" aria-hidden />
          <span>{sentences.guide}</span>
        </button>
      </span>
    </li>
  )
}
