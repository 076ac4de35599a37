import { ChevronDown, ChevronUp, X } from "lucide-react"
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import { useState } from "react"
import { type Athlete, type KnownExercise, limitOn } from "#domain/coach/person/athlete.ts"
import {
  withChange,
  withFix,
  withoutPart,
  withPartMoved,
  withSwap,
} from "#domain/coach/checks/edit-suggestion.ts"
import type { Mark } from "#domain/coach/checks/mark.ts"
import { fixText } from "#domain/coach/checks/mark-sentences.ts"
import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { PlanDay, PlanPart } from "#domain/coach/checks/suggestion.ts"
import { swapsFor } from "#domain/coach/checks/swaps.ts"
import { movementOf } from "#domain/exercises/movement.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { GuideButton } from "#web/guide/guide-button-part.tsx"
import { PartWhy } from "./part-why.tsx"
import { sentences } from "./sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import styles from "./plan.module.css"

/** Applies an edit to the suggested days. */
export type EditPlan = (edit: (days: readonly PlanDay[]) => PlanDay[]) => void

interface PlanPartsProps {
  parts: readonly PlanPart[]
  marks: readonly Mark[]
  athlete: Athlete
  /** The coach's reasons. */
  whys: readonly Suggestion[]
  edit: EditPlan
  /** The level of the exercises' headings. */
  heading: "h3" | "h4"
  /** Text shown next to a part: the routine's current prescription. */
  beside?: (part: PlanPart) => string | undefined
}

/** The exercises of a suggested workout, each editable in place, with warnings. */
export function PlanParts({ parts, marks, athlete, whys, edit, heading, beside }: PlanPartsProps) {
  const [swapping, setSwapping] = useState<string | null>(null)
  const swapped = parts.find(({ id }) => id === swapping)
  return (
    <>
      <ol className={styles["parts"]}>
        {parts.map((part, index) => (
          <Part
            key={part.id}
            {...{ part, athlete, whys, edit, heading }}
            isFirst={index === 0}
            isLast={index === parts.length - 1}
            marks={marks.filter((mark) => mark.part === part.id)}
            beside={beside?.(part)}
            onSwap={() => setSwapping(part.id)}
          />
        ))}
      </ol>
      {swapped && (
        <SwapDialog
          {...{ athlete, parts }}
          part={swapped}
          onPick={(exercise) => {
            setSwapping(null)
            edit((days) => withSwap(days, swapped.id, exercise))
          }}
          onClose={() => setSwapping(null)}
        />
      )}
    </>
  )
}

interface PartProps extends Pick<PlanPartsProps, "athlete" | "whys" | "edit" | "heading"> {
  part: PlanPart
  isFirst: boolean
  isLast: boolean
  marks: readonly Mark[]
  beside: string | undefined
  onSwap: () => void
}

function Part(props: PartProps) {
  const { part, athlete, whys, edit, heading: Heading, isFirst, isLast, marks, beside, onSwap } = props
  const { id, exercise, name, sets, reps, weight, notes } = part
  const shown = exercise?.exercise_name ?? name
  const movement = exercise ? movementOf(exercise) : undefined
  return (
    <li>
      <div className={styles["part"]}>
        <div className={styles["name"]}>
          <div className={styles["exercise"]}>
            <Heading>{shown}</Heading>
            <GuideButton movement={movement} />
          </div>
          {weight !== null && (
            <p className="small soft">{sentences.startAt(`${formatNumber(weight)} ${athlete.unit}`)}</p>
          )}
          {notes !== null && <p className="small soft">{notes}</p>}
          {beside !== undefined && <p className="small soft">{beside}</p>}
        </div>
        <span className={styles["numbers"]}>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            aria-label={sentences.setsOf(shown)}
            value={sets ?? ""}
            onChange={({ target: { value } }) => {
              if (/^\d*$/.test(value))
                edit((days) => withChange(days, id, { sets: value === "" ? null : Number(value) }))
            }}
          />
          <span aria-hidden>×</span>
          <input
            autoComplete="off"
            maxLength={200}
            aria-label={sentences.repsOf(shown)}
            value={reps ?? ""}
            onChange={({ target: { value } }) =>
              edit((days) => withChange(days, id, { reps: value || null }))
            }
          />
        </span>
        <span className={styles["tools"]}>
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.swap(shown)}
            onClick={onSwap}
          >
            <ArrowLeftRight className="icon" />
          </button>
          <button
            type="button"
            className="button quiet square"
            aria-label={common.moveUp(shown)}
            aria-disabled={isFirst || undefined}
            onClick={() => edit((days) => withPartMoved(days, id, -1))}
          >
            <ChevronUp className="icon" />
          </button>
          <button
            type="button"
            className="button quiet square"
            aria-label={common.moveDown(shown)}
            aria-disabled={isLast || undefined}
            onClick={() => edit((days) => withPartMoved(days, id, 1))}
          >
            <ChevronDown className="icon" />
          </button>
          <button
            type="button"
            className="button quiet square"
            aria-label={common.remove(shown)}
            onClick={() => edit((days) => withoutPart(days, id))}
          >
            <X className="icon" />
          </button>
        </span>
      </div>
      <PartWhy {...{ part, whys }} unit={athlete.unit} />
      <Marks {...{ marks, athlete, edit }} nameOf={() => shown} />
    </li>
  )
}

interface MarksProps {
  marks: readonly Mark[]
  athlete: Athlete
  edit: EditPlan
  nameOf: (part: string) => string
}

/** The warnings, each with a button that fixes it. */
export function Marks({ marks, athlete, edit, nameOf }: MarksProps) {
  if (marks.length === 0) return null
  return (
    <ul className={styles["marks"]}>
      {marks.map(({ sentence, fix }, index) => (
        <li key={`${sentence} ${index}`}>
          <span>{sentence}</span>
          {fix && (
            <button type="button" className="button" onClick={() => edit((days) => withFix(days, fix))}>
              {fixText(fix, { nameOf, unit: athlete.unit })}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface SwapDialogProps {
  athlete: Athlete
  part: PlanPart
  parts: readonly PlanPart[]
  onPick: (exercise: KnownExercise) => void
  onClose: () => void
}

/** Lists suitable substitutes first. Any other exercise can be found by searching. */
function SwapDialog({ athlete, part, parts, onPick, onClose }: SwapDialogProps) {
  const taken = new Set(parts.flatMap(({ exercise }) => exercise?.exercise_id ?? []))
  const fitting = part.exercise ? swapsFor(part.exercise, athlete, taken) : []
  return (
    <Dialog
      title={sentences.swap(part.exercise?.exercise_name ?? part.name)}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          {common.cancel}
        </button>
      }
    >
      <ExercisePicker
        exercises={athlete.exercises}
        recent={fitting.map(({ exercise_id }) => exercise_id)}
        isAdded={(id) => taken.has(id)}
        isAvoided={(exercise) => limitOn(exercise, athlete) !== null}
        alreadyAdded={sentences.alreadyAdded}
        verb={sentences.swapFor}
        onAdd={onPick}
      />
    </Dialog>
  )
}
