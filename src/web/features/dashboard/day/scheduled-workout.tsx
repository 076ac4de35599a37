import { useQuery } from "@tanstack/react-query"
import { Dumbbell } from "lucide-react"
import CalendarDays from "lucide-react/icons/calendar-days"
import GripVertical from "lucide-react/icons/grip-vertical"
import HeartPulse from "lucide-react/icons/heart-pulse"
import { type ReactNode, useState } from "react"
import { Link } from "react-router"
import { placesOf, supersetNumbers } from "#domain/supersets/supersets.ts"
import type { Plan } from "#domain/workout/draft-from-plan.ts"
import { prescriptionOf } from "#domain/workout/match-plan.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import logged from "#web/logged-workout/logged-workout.module.css"
import { useMovementsHere } from "#web/backend/exercises/use-movements.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { GuideButton } from "#web/guide/guide-button-part.tsx"
import styles from "../dashboard.module.css"
import { MoveDialog } from "./move-dialog.tsx"
import { planOf, setsAndReps } from "../planned-workout.ts"
import { type DayCommitment, exerciseTypesQuery } from "../queries.ts"
import { sentences as dashboard } from "../sentences.ts"
import { scheduleSentences } from "./schedule-sentences.ts"
import { sentences } from "./sentences.ts"
import { usePlanDrag } from "./use-plan-drag.ts"

interface ScheduledWorkoutProps {
  userId: string
  commitment: DayCommitment
  /** Whether the day has another workout. If so, the actions must name this workout. */
  isNamed: boolean
  logClassName: string
  onMove: (commitment: DayCommitment, day: LocalDay) => void
  /** Called with the calendar day that the workout is dragged over, or null when it isn't over a day. */
  onHover: (day: LocalDay | null) => void
  onRemove: (commitment: DayCommitment) => void
}

/** A workout planned for the day. */
export function ScheduledWorkout({
  userId,
  commitment,
  isNamed,
  logClassName,
  onMove,
  onHover,
  onRemove,
}: ScheduledWorkoutProps) {
  const [isMoving, setIsMoving] = useState(false)
  const plan = planOfCommitment(commitment)
  const title = `commitment-${commitment.id}`
  const { drag, handle } = usePlanDrag({
    from: commitment.scheduled_date,
    onHover,
    onDrop: (day) => onMove(commitment, day),
  })
  const offset = drag?.offset
  return (
    <article className={styles["entry"]} aria-labelledby={title}>
      <div className={styles["draggable"]}>
        <h3
          id={title}
          className={`${styles["dayName"]} ${drag ? styles["dragged"] : ""}`}
          style={offset ? { translate: `${offset.x}px ${offset.y}px` } : undefined}
        >
          {plan && <KindIcon userId={userId} plan={plan} />}
          {planName(commitment)}
        </h3>
        <button
          type="button"
          className={`button quiet square ${styles["grip"]}`}
          aria-label={scheduleSentences.moveTo(planName(commitment))}
          title={scheduleSentences.dragHint}
          {...handle}
        >
          <GripVertical className="icon" aria-hidden />
        </button>
      </div>
      <output className="hidden-text">
        {drag && scheduleSentences.draggedTo(planName(commitment), drag.day)}
      </output>
      {plan?.description && <p className={`soft ${logged["written"]}`}>{plan.description}</p>}
      <div className={`row ${styles["actions"]}`}>
        <LogCommitment commitment={commitment} isNamed={isNamed} className={logClassName} />
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setIsMoving(true)}>
          <CalendarDays className="icon" aria-hidden />
          {scheduleSentences.move}
        </button>
        <button type="button" className="button quiet" onClick={() => onRemove(commitment)}>
          {scheduleSentences.remove}
        </button>
      </div>
      {plan ? <PlannedExercises plan={plan} /> : <p className="soft">{dashboard.planUnreadable}</p>}
      {isMoving && (
        <MoveDialog
          name={planName(commitment)}
          from={commitment.scheduled_date}
          onClose={() => setIsMoving(false)}
          onMove={(day) => {
            setIsMoving(false)
            onMove(commitment, day)
          }}
        />
      )}
    </article>
  )
}

interface LogCommitmentProps {
  commitment: DayCommitment
  /** Whether the day has another workout. If so, the link must name this workout. */
  isNamed: boolean
  className: string
  /** An icon before the label. */
  children?: ReactNode
}

/** The link to the logging screen. It passes on the plan, and the scheduled workout to mark as done when the log is saved. */
export function LogCommitment({ commitment, isNamed, className, children }: LogCommitmentProps) {
  const state = {
    selectedDate: commitment.scheduled_date,
    committedWorkoutId: commitment.id,
    workoutPlan: planOfCommitment(commitment),
  }
  return (
    <Link className={className} to="/log-workout/new" state={state}>
      {children}
      {isNamed ? scheduleSentences.log(planName(commitment)) : scheduleSentences.logThis}
    </Link>
  )
}

export function planName(commitment: DayCommitment): string {
  return planOfCommitment(commitment)?.name ?? dashboard.notAvailable
}

/** The workout that was scheduled; null if the stored plan can't be read. */
export function planOfCommitment(commitment: DayCommitment): Plan | null {
  return planOf(commitment.generated_weekly_schedules?.schedule_json, commitment.day_of_week)
}

function PlannedExercises({ plan: { exercises } }: { plan: Plan }) {
  const [places, supersets] = [placesOf(exercises), supersetNumbers(exercises)]
  const movements = useMovementsHere(useUser().id)
  return (
    <ol className={`ledger ${logged["log"]}`}>
      {exercises.map((exercise, index) => (
        // The index is a safe key: a plan may name an exercise twice, and its list never changes.
        <li key={index} className={`guided ${logged["planned"]}`}>
          <span aria-hidden>{places[index]}</span>
          <FigureThumb movement={movements.get(exercise.name)} />
          <div>
            <h4>
              {exercise.name}
              {supersets[index] !== null && <span className="label"> {sentences.superset}</span>}
            </h4>
            <p className="pencil">{setsAndReps(exercise)}</p>
            <PlannedNotes exercise={exercise} />
          </div>
          <span>
            <GuideButton movement={movements.get(exercise.name)} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function PlannedNotes({ exercise }: { exercise: Plan["exercises"][number] }) {
  const { notes } = prescriptionOf(exercise)
  return notes && <p className={`small soft ${logged["written"]}`}>{notes}</p>
}

/** A heartbeat if every known exercise in the plan is cardio, otherwise a dumbbell. */
function KindIcon({ userId, plan }: { userId: string; plan: Plan }) {
  const names = plan.exercises.map((exercise) => exercise.name)
  const { data } = useQuery(exerciseTypesQuery(userId, names))
  const isCardio = data !== undefined && data.length > 0 && data.every(({ type }) => type === "cardio")
  const Icon = isCardio ? HeartPulse : Dumbbell
  const kind = isCardio ? scheduleSentences.kinds.cardio : scheduleSentences.kinds.strength
  return (
    <>
      <Icon className="icon" aria-hidden />
      <span className="hidden-text">{kind} </span>
    </>
  )
}
