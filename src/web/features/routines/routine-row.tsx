import { Play, Trash2 } from "lucide-react"
import Copy from "lucide-react/icons/copy"
import { Link } from "react-router"
import { hasFigure } from "#domain/exercises/guided-exercises.ts"
import type { Movement } from "#domain/exercises/movement.ts"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { type ListedRoutine, programDayPath } from "./queries.ts"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"

interface RoutineRowProps {
  routine: ListedRoutine
  movements: ReadonlyMap<string, Movement>
  isBusy: boolean
  onCopy: () => void
  onRemove: () => void
}

/** A routine in the list, from which a workout can be started with one tap. */
export function RoutineRow({ routine, movements, isBusy, onCopy, onRemove }: RoutineRowProps) {
  const { id, name, description, programs, exercises, last_done } = routine
  const about = description ?? (programs ? sentences.dayOf(programs.name) : sentences.noDescription)
  return (
    <li className={styles["routine"]} aria-busy={isBusy || undefined}>
      <div className="grow">
        <h3>{name}</h3>
        <p className={`small soft ${styles["description"]}`}>{about}</p>
        {exercises.length > 0 && <p className={`small ${styles["description"]}`}>{exercises.join(", ")}</p>}
        <RoutineThumbs {...{ exercises, movements }} />
        <p className="label">{sentences.lastDone(last_done)}</p>
      </div>
      <div className={styles["acts"]}>
        <Link className="button" to={`/log-workout/${id}`} aria-label={sentences.startRoutine(name)}>
          <Play className="icon" />
          {sentences.start}
        </Link>
        <Link
          className="button quiet"
          to={programDayPath(routine) ?? `/edit-workout/${id}`}
          aria-label={sentences.viewRoutine(name)}
        >
          {sentences.view}
        </Link>
        <span className={styles["tools"]}>
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.duplicate(name)}
            onClick={onCopy}
          >
            <Copy className="icon" />
          </button>
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.delete(name)}
            onClick={onRemove}
          >
            <Trash2 className="icon" />
          </button>
        </span>
      </div>
    </li>
  )
}

/** Small drawings of a routine's exercises, as many as fit on a line, without gaps. Renders nothing if none of the exercises has a drawing. */
function RoutineThumbs({
  exercises,
  movements,
}: { exercises: readonly string[] } & Pick<RoutineRowProps, "movements">) {
  const isDrawn = (name: string) => {
    const movement = movements.get(name)
    return movement !== undefined && hasFigure(movement.name)
  }
  const drawn = movements.size === 0 ? exercises : exercises.filter(isDrawn)
  return (
    <div className={styles["thumbs"]}>
      {drawn.map((name) => (
        <FigureThumb key={name} movement={movements.get(name)} />
      ))}
    </div>
  )
}
