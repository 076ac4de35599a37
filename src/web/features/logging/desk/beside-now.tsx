import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { bestsSoFar } from "#domain/records/draft-bests.ts"
import type { ExerciseMemory } from "#domain/records/training-memory.ts"
import { findSet } from "#domain/workout/current-set.ts"
import type { Draft, DraftExercise, DraftSet } from "#domain/workout/draft.ts"
import { spineLabels } from "#domain/workout/set-fields.ts"
import { isRunning } from "#domain/workout/timer.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { recentSessionsQuery } from "../ledger/history/recent-sessions-query.ts"
import { Plates } from "../ledger/now/plates.tsx"
import { sentences as ledgerWords } from "../ledger/sentences.ts"
import { describeLastTime } from "../ledger/set-words.ts"
import { trainingMemoryQuery } from "../queries.ts"
import styles from "./desk.module.css"
import { RestLength } from "./rest-length.tsx"
import { sentences } from "./sentences.ts"

const HistorySheet = lazyDialog(
  async () => (await import("../ledger/history/history-sheet.tsx")).HistorySheet,
)

const shownSessions = 3

interface BesideNowProps {
  userId: string
  draft: Draft
  ledger: Ledger
}

/** The last sessions, bests, plates and rest of the current set's exercise, or else of the exercise done last. */
export function BesideNow({ userId, draft, ledger }: BesideNowProps) {
  const { set, exercise } = shownIn(draft, ledger)
  const editedLogId = draft.log?.id ?? null
  const memories = useQuery(trainingMemoryQuery(userId, editedLogId)).data
  const memory = memories && exercise ? (memories[exercise.exercise_id] ?? null) : undefined
  const [isLookingBack, lookBack] = useState(false)
  if (!exercise) return null
  const label = set ? (spineLabels(exercise)[exercise.sets.indexOf(set)] ?? null) : null
  return (
    <div className={styles["beside"]}>
      <section className="block">
        <header>
          <h2>{sentences.heading(exercise.exercise_name, label)}</h2>
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            onClick={() => lookBack(true)}
          >
            {sentences.all}
            <span className="hidden-text">{sentences.allOf(exercise.exercise_name)}</span>
          </button>
        </header>
        <LastSessions {...{ userId, exercise, editedLogId, memory }} units={draft} />
        {memory && <Bests exercise={exercise} units={draft} memory={memory} />}
      </section>
      <PlatesNow {...{ userId, draft, ledger }} />
      {!draft.log && <RestLength key={exercise.exercise_id} {...{ userId, exercise }} />}
      {isLookingBack && (
        <HistorySheet
          {...{ userId, exercise, editedLogId, memory }}
          units={draft}
          isLocked={isRunning(draft.timer)}
          onClose={() => lookBack(false)}
        />
      )}
    </div>
  )
}

/** The plates for the current set, if it has a weight. */
export function PlatesNow({ userId, draft, ledger }: BesideNowProps) {
  const found = findSet(draft, ledger.drawnId)
  if (found?.exercise.measure !== "weight_reps") return null
  return (
    <section className="block">
      <header>
        <h2>{sentences.plates}</h2>
      </header>
      <div className={styles["plates"]}>
        <Plates
          userId={userId}
          exerciseId={found.exercise.exercise_id}
          set={found.set}
          weightUnit={draft.weight_unit}
        />
      </div>
    </section>
  )
}

/** The current set with its exercise, or the exercise of the set that was confirmed last. */
function shownIn(
  draft: Draft,
  { drawnId, latestExerciseId }: Ledger,
): { exercise: DraftExercise | undefined; set?: DraftSet } {
  const found = findSet(draft, drawnId)
  if (found) return found
  const { exercises } = draft
  return { exercise: exercises.find(({ id }) => id === latestExerciseId) ?? exercises.at(-1) }
}

interface SessionsProps {
  userId: string
  exercise: DraftExercise
  units: Draft
  editedLogId: string | null
  memory: ExerciseMemory | null | undefined
}

/** The last three sessions with the exercise. While they load, and offline, only the last session, as stored on this device. */
function LastSessions({ userId, exercise, units, editedLogId, memory }: SessionsProps) {
  const recent = useQuery(recentSessionsQuery(userId, exercise.exercise_id, editedLogId)).data
  const known = memory ? [{ id: memory.last_log_id, date: memory.last_date, sets: memory.last_sets }] : []
  const sessions = (recent ?? known).slice(0, shownSessions)
  const isNew = memory === null && (recent ?? known).length === 0
  return (
    <ol className={styles["sessions"]} aria-label={sentences.lastThree}>
      {sessions.map(({ id, date, sets }) => (
        <li key={id}>
          <span className="label">{dayText(date, units.date)}</span>
          <ol>
            {sets
              .filter(({ set_type }) => set_type !== "warmup")
              .map((set, index) => (
                // A session's sets have no ids, only an order.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>{describeLastTime(set, exercise.measure, units) || "–"}</li>
              ))}
          </ol>
        </li>
      ))}
      {isNew && <li className="soft">{ledgerWords.neverDoneBefore}</li>}
    </ol>
  )
}

interface BestsProps {
  exercise: DraftExercise
  units: Draft
  memory: ExerciseMemory
}

function Bests({ exercise, units, memory }: BestsProps) {
  const bests = bestsSoFar(exercise.measure, units, memory.bests)
  if (bests.length === 0) return null
  return (
    <dl className={styles["bests"]} aria-label={sentences.best}>
      {bests.map(({ kind, text }) => (
        <div key={kind}>
          <dt>{ledgerWords.bests[kind]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "Nov 20", with its year if that isn't the workout's. */
function dayText(day: string, workoutDay: string): string {
  return formatDay(day, day.slice(0, 4) === workoutDay.slice(0, 4) ? "monthAndDay" : "short")
}
