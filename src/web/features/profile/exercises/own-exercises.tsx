import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { sentences } from "./sentences.ts"

/** The person's own exercises, including hidden ones. Each links to its page, where it can be edited. */
export function OwnExercises({ userId }: { userId: string }) {
  const { data: exercises = [] } = useQuery(exercisesQuery(userId))
  const own = exercises.filter(({ owner_id }) => owner_id === userId)
  if (own.length === 0) return null
  return (
    <section className="block" aria-labelledby="profile-exercises">
      <header>
        <h2 id="profile-exercises">{sentences.ownExercises}</h2>
      </header>
      <ul className="list tight scroll" aria-labelledby="profile-exercises">
        {own.map(({ exercise_id, exercise_name, is_hidden }) => (
          <li key={exercise_id}>
            <Link className="grow" to={`/exercise/${exercise_id}`}>
              {exercise_name}
            </Link>
            {is_hidden && <span className="label">{sentences.hiddenExercise}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
