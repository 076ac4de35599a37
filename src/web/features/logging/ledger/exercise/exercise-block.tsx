import { Ellipsis } from "lucide-react"
import { memo, useId, useState } from "react"
import type { DraftExercise } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { lastSetBeside } from "#domain/workout/last-time.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { noBests } from "#domain/records/records.ts"
import { openSets } from "#domain/workout/planned-reps.ts"
import { spineLabels, writtenWeight } from "#domain/workout/set-fields.ts"
import { recordsOfSets } from "#domain/records/records-of-sets.ts"
import { ExerciseNote } from "./exercise-note.tsx"
import { focusIds } from "../actions/focus-ids.ts"
import { NextSession } from "./next-session-part.ts"
import styles from "../ledger.module.css"
import { NowRow } from "../now/now-row.tsx"
import type { SetActions } from "../actions/ledger-actions.ts"
import { SetHead } from "./set-head.tsx"
import { SetRow } from "../set/set-row.tsx"
import { describeRecords, type Units } from "../set-words.ts"
import { suggestedText } from "../../picking/suggested-text.ts"
import { sentences } from "../../sentences.ts"
import { sentences as rows } from "../row-sentences.ts"
import { useLastTime } from "./use-last-time.ts"
import { noSets } from "./use-offered-sets.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { parts } from "../../screen/parts-below.ts"

const HistorySheet = lazyDialog(async () => (await import("../history/history-sheet.tsx")).HistorySheet)

// Needs no placeholder, because it appears with last time's sets, which load later than this code.
const Warmups = lazyPart(async () => (await parts).Warmups)
const SetTools = lazyPart(async () => (await parts).SetTools, { waiting: <div className="set-tools" /> })
const BestLine = lazyPart(async () => (await parts).BestLine, {
  // The line takes up its space before its text loads, so that nothing moves.
  waiting: <p className={styles["standing"]} />,
})

interface ExerciseBlockProps {
  exercise: DraftExercise
  /** The exercise's number, or "2a" in a superset. */
  place: string
  superset: "first" | "middle" | "last" | null
  /** The line above the first exercise of a superset. */
  supersetLine: string | null
  userId: string
  /** The id of the log being edited. That log must not be used as the last session. */
  editedLogId: string | null
  /** Whether the exercise's empty sets may be filled in from last time. */
  isPrefilled: boolean
  fillIn: (edit: DraftEdit) => void
  /** The current set, if it belongs to this exercise. */
  currentId: string | null
  /** Whether another set is already the current one but isn't rendered as such yet. */
  isLeft: boolean
  /** When the timing of the current set started (epoch milliseconds). */
  clockFrom: number | null
  /** Whether to show the note although it is empty. */
  isNoted: boolean
  weightUnit: Units["weight_unit"]
  distanceUnit: Units["distance_unit"]
  isFirst: boolean
  isLast: boolean
  /** Whether the timer is running. */
  isLocked: boolean
  actions: SetActions
}

const noWeight = { weight: "" }

/** One exercise in the ledger: its name, its suggestion, a row per set, and its actions. */
export const ExerciseBlock = memo(function ExerciseBlock(props: ExerciseBlockProps) {
  const { exercise, currentId, weightUnit, distanceUnit, isLocked, actions } = props
  const { memory, offered } = useLastTime(props)
  const isLed = exercise.sets.some(({ target }) => target)
  // A set with a target shows the target in place of last time's numbers.
  const lastSets = (!isLed && memory?.last_sets) || noSets
  const title = useId()
  const [isLookingBack, lookBack] = useState(false)
  const units = { weight_unit: weightUnit, distance_unit: distanceUnit }
  const labels = spineLabels(exercise)
  const open = openSets(exercise)
  const bests = memory?.bests ?? noBests
  const records = recordsOfSets(exercise, units, bests).map((kinds, index) =>
    describeRecords(
      kinds,
      writtenWeight(exercise.sets[index] ?? noWeight, exercise.measure).startsWith("\u2212"),
    ),
  )
  return (
    <section className={styles["block"]} aria-labelledby={title} data-superset={props.superset}>
      {props.supersetLine !== null && <p className={styles["supersetLine"]}>{props.supersetLine}</p>}
      <header className="exercise">
        <span aria-hidden>{props.place}</span>
        <h3 id={title}>
          <button
            type="button"
            className={styles["exerciseLink"]}
            aria-haspopup="dialog"
            onClick={() => lookBack(true)}
          >
            {exercise.exercise_name}
          </button>
        </h3>
        <button
          type="button"
          id={focusIds.menu(exercise.id)}
          className="button quiet square"
          aria-label={rows.more(exercise.exercise_name)}
          aria-haspopup="dialog"
          onClick={() => actions.openMenu(exercise.id)}
        >
          <Ellipsis className="icon" />
        </button>
        <Suggestion exercise={exercise} />
        {exercise.training_max && (
          <p className={styles["standing"]}>{rows.trainingMax(maxText(exercise.training_max))}</p>
        )}
        <BestLine {...{ exercise, units, bests }} />
        <ExerciseNote userId={props.userId} exercise={exercise} isAsked={props.isNoted} />
        {exercise.template_reps !== null && (
          <NextSession
            userId={props.userId}
            fillIn={props.fillIn}
            {...{ exercise, actions }}
            unit={weightUnit}
          />
        )}
      </header>
      <SetHead measure={exercise.measure} {...{ units, isLed }} />
      {props.editedLogId === null && (
        <Warmups {...{ exercise, units, isLocked, actions }} lastSets={offered} />
      )}
      <ol>
        {exercise.sets.map((set, index) => {
          const Row = set.id === currentId ? NowRow : SetRow
          return (
            <Row
              key={set.id}
              set={set}
              label={labels[index] ?? ""}
              last={
                memory === null && index === 0 && !isLed
                  ? null
                  : lastSetBeside(exercise.sets, index, lastSets)
              }
              lastSets={offered}
              isOpenEnded={open.includes(set)}
              isFirst={index === 0}
              isLast={index === exercise.sets.length - 1}
              record={records[index] ?? null}
              clockFrom={set.id === currentId ? props.clockFrom : null}
              isLeft={set.id === currentId && props.isLeft}
              measure={exercise.measure}
              weightUnit={weightUnit}
              distanceUnit={distanceUnit}
              userId={props.userId}
              exerciseId={exercise.exercise_id}
              exerciseName={exercise.exercise_name}
              isLocked={isLocked}
              actions={actions}
            />
          )
        })}
      </ol>
      <output className="hidden-text">{records.map((record) => record && sentences.record(record))}</output>
      <SetTools {...props} lastSets={offered} />
      {isLookingBack && (
        <HistorySheet
          {...{ exercise, units, memory, isLocked }}
          userId={props.userId}
          editedLogId={props.editedLogId}
          onClose={() => lookBack(false)}
        />
      )}
    </section>
  )
})

const maxText = ({ value, unit }: NonNullable<DraftExercise["training_max"]>) =>
  `${formatNumber(value)} ${unit}`

/** What the template prescribes: "Suggested: 3 sets of 6-8. Pause on the chest". */
function Suggestion({ exercise }: Pick<ExerciseBlockProps, "exercise">) {
  const { template_sets: sets, template_reps: reps, template_notes: notes, template_load: load } = exercise
  const suggested = suggestedText({ sets, reps, notes, load })
  return suggested === "" ? null : <p>{rows.suggested(suggested)}</p>
}
