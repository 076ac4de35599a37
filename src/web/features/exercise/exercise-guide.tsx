import { Link } from "react-router"
import { hasGuide } from "#domain/exercises/guided-exercises.ts"
import { GuideEntry } from "#web/guide/guide-entry.tsx"
import { sentences } from "#web/guide/sentences.ts"
import { useLibraryExercises } from "#web/backend/exercises/use-library-exercises.ts"

/** The guide to one of the library's exercises, with links to the easier and the harder one. Nothing without a guide. */
export function ExerciseGuide({ userId, name }: { userId: string; name: string }) {
  const library = useLibraryExercises(userId)
  if (!hasGuide(name)) return null
  return (
    <section className="block" aria-labelledby="exercise-guide">
      <header>
        <h2 id="exercise-guide">{sentences.stepByStep}</h2>
      </header>
      <GuideEntry
        name={name}
        renderExercise={(other) => {
          const id = library.get(other)?.exercise_id
          return id === undefined ? (
            other
          ) : (
            <Link className="link" to={`/exercise/${id}`}>
              {other}
            </Link>
          )
        }}
      />
    </section>
  )
}
