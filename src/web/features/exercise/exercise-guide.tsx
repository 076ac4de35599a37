import { Link } from "react-router"
import type { Movement } from "#domain/exercises/movement.ts"
import { guideOfMovement } from "#domain/guide/guide.ts"
import { GuideEntry } from "#web/guide/guide-entry.tsx"
import { sentences } from "#web/guide/sentences.ts"
import { useLibraryExercises } from "#web/backend/exercises/use-library-exercises.ts"

interface ExerciseGuideProps {
  userId: string
  movement: Movement
  /** The address that shows another exercise. */
  addressOf: (exerciseId: string) => string
}

/** The guide to an exercise, with links to the easier and the harder one. Renders nothing if there is no guide. */
export function ExerciseGuide({ userId, movement, addressOf }: ExerciseGuideProps) {
  const library = useLibraryExercises(userId)
  if (!guideOfMovement(movement)) return null
  return (
    <section className="block" aria-labelledby="exercise-guide">
      <header>
        <h2 id="exercise-guide">{sentences.stepByStep}</h2>
      </header>
      <GuideEntry
        movement={movement}
        renderExercise={(other) => {
          const id = library.get(other)?.exercise_id
          return id === undefined ? (
            other
          ) : (
            <Link className="link" to={addressOf(id)}>
              {other}
            </Link>
          )
        }}
      />
    </section>
  )
}
