import { type KeyboardEvent, useId, useMemo, useState } from "react"
import { hasFigure } from "#domain/exercises/guided-exercises.ts"
import { type Movement, movementOf } from "#domain/exercises/movement.ts"
import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import styles from "./exercise-fields.module.css"
import { sentences } from "./sentences.ts"

/** A library exercise that a custom exercise may move like. */
export interface ModelExercise {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
  primary_muscles?: readonly string[]
  /** The owner of a custom exercise; null for a library exercise. */
  owner_id?: string | null
  moves_like?: string | null
}

/**
 * A library exercise with a drawing. A person's own exercise stores the name of its movement, which stays the same when an admin renames the library
 * exercise.
 */
type Model = ModelExercise & { movement: Movement }

interface MovesLikeProps {
  /** The name of the movement that is chosen initially. Undefined in data that an earlier release stored on the device. */
  initial: string | null | undefined
  exercises: readonly ModelExercise[]
}

const mostFound = 5

/** A field for choosing the library exercise that a custom exercise moves like: a search, with the results as options with their drawings. */
export function MovesLike({ initial, exercises }: MovesLikeProps) {
  const [query, setQuery] = useState("")
  const [chosen, choose] = useState(initial ?? null)
  const models = useMemo(
    () =>
      exercises.flatMap((exercise): Model[] => {
        const movement = exercise.owner_id === null ? movementOf(exercise) : undefined
        return movement && hasFigure(movement.name) ? [{ ...exercise, movement }] : []
      }),
    [exercises],
  )
  const found = useFound(models, query).filter((name) => name !== chosen)
  const id = useId()
  const option = { chosen, onChoose: choose }
  return (
    <fieldset className="field">
      <legend>{sentences.movesLike}</legend>
      <label className="hidden-text" htmlFor={id}>
        {sentences.searchMovesLike}
      </label>
      <input
        id={id}
        className={styles["search"]}
        type="search"
        autoComplete="off"
        placeholder={sentences.searchMovesLike}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={keepForm}
      />
      <div className={styles["models"]}>
        {chosen !== null && <Option {...option} name={chosen} models={models} />}
        {found.map((name) => (
          <Option key={name} {...option} name={name} models={models} />
        ))}
        <Option {...option} name={null} models={models} />
      </div>
      <p className="hint">{sentences.movesLikeHint}</p>
    </fieldset>
  )
}

interface OptionProps {
  /** The name of the option's movement; null for "none". */
  name: string | null
  chosen: string | null
  models: readonly Model[]
  onChoose: (name: string | null) => void
}

function Option({ name, chosen, models, onChoose }: OptionProps) {
  const model = models.find(({ movement }) => movement.name === name)
  return (
    <label>
      <input
        type="radio"
        name="moves_like"
        value={name ?? ""}
        checked={name === chosen}
        onChange={() => onChoose(name)}
      />
      {name !== null && <FigureThumb movement={model?.movement} />}
      {model?.exercise_name ?? name ?? sentences.likeNone}
    </label>
  )
}

/** The names of the movements that a search finds, best match first. Empty without a search text. */
function useFound(models: readonly Model[], query: string): string[] {
  const index = useMemo(() => indexExercises(models, []), [models])
  return useMemo(() => {
    if (query.trim() === "") return []
    return searchExercises(index, query)
      .found.slice(0, mostFound)
      .map(({ movement }) => movement.name)
  }, [index, query])
}

/** Keeps Enter in the search field from saving the exercise. */
function keepForm(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === "Enter") event.preventDefault()
}
