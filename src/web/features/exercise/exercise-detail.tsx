import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { movementOf } from "#domain/exercises/movement.ts"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { ExerciseFigure } from "#web/figures/late-figures.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Pane, type PaneHeading } from "#web/workbench/pane.tsx"
import { MergedExercises, MergedIntoAnother } from "./editing/merged-exercises.tsx"
import { HiddenNotice, OwnExerciseActs } from "./editing/own-exercise.tsx"
import { ExerciseProblem } from "./exercise-problem.tsx"
import { ExerciseTraining } from "./exercise-training.tsx"
import styles from "./exercise.module.css"
import { exerciseQuery, progressQuery, type ShownExercise } from "./queries.ts"
import { sentences } from "./sentences.ts"

/** The guide's text waits for the drawing above it, which would otherwise push the text down. */
const ExerciseGuide = lazyPart(
  async () => {
    const [{ ExerciseGuide: Guide }] = await Promise.all([
      import("./exercise-guide.tsx"),
      ExerciseFigure.fetch(),
    ])
    return Guide
  },
  { waiting: <div className={styles["guidePlace"]} /> },
)
// Requested together with the page, so that the guide and the drawing are there as soon as the exercise has loaded.
void ExerciseGuide.fetch()

interface ExerciseDetailProps extends PaneHeading {
  userId: string
  exerciseId: string
  /** The title until the exercise is loaded. */
  name: string
  /** The address that shows another exercise in the same place. */
  addressOf: (exerciseId: string) => string
}

/** An exercise: its progress, its records, every session with it, and how it is done. */
export function ExerciseDetail(props: ExerciseDetailProps) {
  const { userId, exerciseId, name, heading, headingRef, addressOf } = props
  const { data: exercise, isError, isPending, refetch } = useQuery(exerciseQuery(userId, exerciseId))
  const isOwn = exercise?.owner_id === userId
  return (
    <Pane
      {...{ heading, headingRef }}
      title={exercise ? withoutDirectionMarks(exercise.name) : name}
      badge={isOwn && <span className="badge">{sentences.yours}</span>}
      about={exercise && sentences.about(exercise)}
    >
      {exercise && isOwn && exercise.merged_into === null && (
        <OwnExerciseActs {...{ userId, exercise, addressOf }} />
      )}
      {exercise && <ExerciseBody {...{ userId, exerciseId, exercise, addressOf }} />}
      {exercise === null && (
        <NothingHere sentence={sentences.unknown} back={{ to: "/dashboard", name: shared.backToHome }} />
      )}
      {!exercise && isError && <ExerciseProblem sentence={sentences.failed} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>}
    </Pane>
  )
}

type BodyProps = Pick<ExerciseDetailProps, "userId" | "exerciseId" | "addressOf"> & {
  exercise: ShownExercise
}

function ExerciseBody({ userId, exerciseId, exercise, addressOf }: BodyProps) {
  // Data stored by earlier releases may not have these fields.
  const { merged_into: staysId, is_hidden: isHidden, load } = exercise
  if (staysId) return <MergedIntoAnother {...{ userId, exerciseId, staysId, addressOf }} />
  const movement = movementOf({ ...exercise, exercise_name: exercise.name })
  return (
    <div className={styles["body"]}>
      {isHidden && <HiddenNotice userId={userId} exercise={exercise} />}
      <Training {...{ userId, exerciseId, load }}>
        {movement && <ExerciseFigure movement={movement} />}
        {movement && <ExerciseGuide {...{ userId, movement, addressOf }} />}
        <MergedExercises userId={userId} exerciseId={exerciseId} />
      </Training>
    </div>
  )
}

type TrainingProps = Pick<ExerciseDetailProps, "userId" | "exerciseId"> &
  Pick<ShownExercise, "load"> & {
    /** What is shown below the training. It is rendered once the training has loaded, because until then its position isn't known. */
    children: ReactNode
  }

function Training({ userId, exerciseId, load, children }: TrainingProps) {
  const { data: sessions, isError, fetchStatus, refetch } = useQuery(progressQuery(userId, exerciseId))
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  return (
    <>
      {sessions && sessions.length > 0 && (
        <ExerciseTraining {...{ userId, exerciseId, system, load, sessions }} />
      )}
      {sessions?.length === 0 && <EmptyExercise />}
      {!sessions && isError && <ExerciseProblem sentence={sentences.failed} onRetry={() => void refetch()} />}
      {!sessions && !isError && <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>}
      {(sessions || isError || fetchStatus !== "fetching") && children}
    </>
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
