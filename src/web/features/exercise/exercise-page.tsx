import { useParams } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { BackLink } from "#web/ui/back-link.tsx"
import { ExerciseDetail } from "./exercise-detail.tsx"
import { sentences } from "./sentences.ts"

/** An exercise's page. */
export function ExercisePage() {
  const { exerciseId = "" } = useParams()
  const { id: userId } = useUser()
  return (
    <div className="page">
      <BackLink to="/exercises" name={sentences.allExercises} />
      <ExerciseDetail
        key={exerciseId}
        {...{ userId, exerciseId }}
        name={sentences.title}
        heading="h1"
        addressOf={pageOf}
      />
    </div>
  )
}

const pageOf = (exerciseId: string) => `/exercise/${exerciseId}`
