import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { movementOf } from "#domain/exercises/movement.ts"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import type { Load } from "#domain/workout/load.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { ExerciseFigure } from "#web/figures/late-figures.ts"
import { EditExercise, HiddenNotice } from "./editing/own-exercise.tsx"
import { MergedExercises, MergedIntoAnother } from "./editing/merged-exercises.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { ExerciseHistory } from "./exercise-history.tsx"
import { ExerciseProblem } from "./exercise-problem.tsx"
import { ExerciseProgress } from "./exercise-chart.tsx"
import { ExerciseRecords } from "./exercise-records.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./exercise.module.css"
import { exerciseQuery, progressQuery, type ShownExercise } from "./queries.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { sentences as shared } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"

const ExerciseGuide = lazyPart(async () => (await import("./exercise-guide.tsx")).ExerciseGuide, {
  waiting: <div className={styles["guidePlace"]} />,
})
// Requested with the page, so that it is there when the exercise is.
void ExerciseGuide.fetch()

/** An exercise's page: how it is done, its records, its progress over time, and every session with it. */
export function ExercisePage() {
  const { exerciseId = "" } = useParams()
  const { id: userId } = useUser()
  return <Exercise key={exerciseId} userId={userId} exerciseId={exerciseId} />
}

interface ExerciseProps {
  userId: string
  exerciseId: string
}

function Exercise({ userId, exerciseId }: ExerciseProps) {
  const exercise = useQuery(exerciseQuery(userId, exerciseId))
  const { equipment = null, primary_muscles: muscles = [] } = exercise.data ?? {}
  const isOwn = exercise.data?.owner_id === userId && exercise.data.merged_into === null
  const about = [equipment, ...muscles].filter(Boolean).join(", ")
  return (
    <div className="page">
      <div className={styles["head"]}>
        <div className={styles["title"]}>
          <h1>{withoutDirectionMarks(exercise.data?.name ?? sentences.title)}</h1>
          {exercise.data && isOwn && <EditExercise userId={userId} exercise={exercise.data} />}
        </div>
        <p className="soft">{about}</p>
      </div>
      {exercise.data && <ExerciseBody userId={userId} exerciseId={exerciseId} exercise={exercise.data} />}
      {exercise.data === null && <UnknownExercise />}
      {!exercise.data && exercise.isError && (
        <ExerciseProblem sentence={sentences.failed} onRetry={() => void exercise.refetch()} />
      )}
      {exercise.isPending && <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>}
    </div>
  )
}

function ExerciseBody({ userId, exerciseId, exercise }: ExerciseProps & { exercise: ShownExercise }) {
  // Data stored by earlier releases may not have these fields.
  const { merged_into: staysId, is_hidden: isHidden, load } = exercise
  if (staysId) return <MergedIntoAnother {...{ userId, exerciseId, staysId }} />
  const movement = movementOf({ ...exercise, exercise_name: exercise.name })
  return (
    <div className="stack-l">
      {isHidden && <HiddenNotice userId={userId} exercise={exercise} />}
      {movement && <ExerciseFigure movement={movement} />}
      {movement && <ExerciseGuide userId={userId} movement={movement} />}
      <Sections {...{ userId, exerciseId, load }} />
      <MergedExercises userId={userId} exerciseId={exerciseId} />
    </div>
  )
}

function Sections({ userId, exerciseId, load }: ExerciseProps & { load: Load }) {
  const progress = useQuery(progressQuery(userId, exerciseId))
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  if (!progress.data && progress.isError)
    return <ExerciseProblem sentence={sentences.failed} onRetry={() => void progress.refetch()} />
  if (!progress.data) return <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
  if (progress.data.length === 0) return <EmptyExercise />
  return (
    <div className={styles["board"]}>
      <ExerciseRecords sessions={progress.data} system={system} load={load} />
      <ExerciseProgress {...{ userId, exerciseId, system }} sessions={progress.data} />
      <ExerciseHistory {...{ userId, exerciseId, system, load }} total={progress.data.length} />
    </div>
  )
}

function UnknownExercise() {
  return (
    <div className="empty">
      <p>{sentences.unknown}</p>
      <Link className="button" to="/dashboard">
        {shared.backToHome}
      </Link>
    </div>
  )
}

function EmptyExercise() {
  return (
    <div className="empty">
      <p>{sentences.empty}</p>
      <Link className="button primary" to="/log-workout/new">
        {common.logNewWorkout}
      </Link>
    </div>
  )
}
