import { useQuery, useQueryClient } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useId, useMemo, useState } from "react"
import { avoidedQuery, type AvoidedRow } from "#web/backend/exercises/avoided-query.ts"
import { backend } from "#web/backend/client.ts"
import { type Exercise, exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import { reasonOf } from "../sentences.ts"
import { sentences } from "./sentences.ts"

/** The exercises and muscles to avoid, which suggestions and swaps leave out. */
export function AvoidedList({ userId }: { userId: string }) {
  const avoided = useQuery(avoidedQuery(userId))
  const { add, remove, problem } = useAvoidedChanges(userId)
  return (
    <section className="block" aria-labelledby="profile-avoided">
      <header>
        <h2 id="profile-avoided">{sentences.avoidedTitle}</h2>
      </header>
      <div className="stack">
        <p className="soft">{sentences.avoidedHint}</p>
        {hasFailed(avoided) && (
          <LoadProblem sentence={sentences.failedAvoided} onLoadAgain={() => void avoided.refetch()} />
        )}
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        {avoided.data && avoided.data.length > 0 && (
          <ul className="list tight">
            {avoided.data.map((row) => (
              <li key={row.id}>
                <span className="grow">
                  {nameOf(row)}
                  {row.level === "spare" && <span className="label"> {sentences.spared}</span>}
                  {row.reason !== null && <span className="label"> {row.reason}</span>}
                </span>
                <button
                  type="button"
                  className="button quiet square"
                  aria-label={sentences.stopAvoiding(nameOf(row))}
                  onClick={() => void remove(row)}
                >
                  <X className="icon" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <AvoidForm userId={userId} avoided={avoided.data ?? []} add={add} />
      </div>
    </section>
  )
}

type NewAvoided = Pick<AvoidedRow, "exercise_id" | "muscle" | "reason"> &
  Partial<Pick<AvoidedRow, "joint" | "pattern" | "level" | "until">>

function nameOf({ exercises, muscle, joint, pattern }: AvoidedRow): string {
  return exercises?.name ?? muscle ?? joint ?? pattern?.replaceAll("-", " ") ?? ""
}

/** Each thing can be listed only once. */
function onlyOnceBy({ muscle, joint, pattern }: NewAvoided): string {
  if (joint) return "user_id,joint"
  if (pattern) return "user_id,pattern"
  return muscle === null ? "user_id,exercise_id" : "user_id,muscle"
}

interface AvoidFormProps {
  userId: string
  avoided: readonly AvoidedRow[]
  /** Returns whether the entry was added. */
  add: (avoided: NewAvoided) => Promise<boolean>
}

function AvoidForm({ userId, avoided, add }: AvoidFormProps) {
  const exercises = useQuery(exercisesQuery(userId)).data
  const [muscle, setMuscle] = useState("")
  const [reason, setReason] = useState("")
  const [isPicking, setPicking] = useState(false)
  const id = useId()
  const muscles = useMemo(
    () => [...new Set((exercises ?? []).flatMap(({ primary_muscles }) => primary_muscles))].toSorted(),
    [exercises],
  )
  const isThere = (exerciseId: string) => avoided.some(({ exercise_id }) => exercise_id === exerciseId)
  const free = muscles.filter((each) => !avoided.some((row) => row.muscle === each))

  async function avoid(what: Omit<NewAvoided, "reason">) {
    if (!(await add({ ...what, reason: reason.trim() || null }))) return
    setReason("")
    setMuscle("")
  }
  return (
    <>
      <label className="field" htmlFor={`${id}-muscle`}>
        <span>{sentences.muscle}</span>
        <select id={`${id}-muscle`} value={muscle} onChange={({ target }) => setMuscle(target.value)}>
          <option value="">{sentences.chooseMuscle}</option>
          {free.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label className="field" htmlFor={`${id}-reason`}>
        <span>{sentences.reason}</span>
        <input
          id={`${id}-reason`}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={muscle === "" || undefined}
          onClick={() => {
            if (muscle !== "") void avoid({ exercise_id: null, muscle })
          }}
        >
          {sentences.avoidMuscle}
        </button>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {sentences.avoidExercise}
        </button>
      </div>
      {isPicking && (
        <AvoidDialog
          exercises={exercises}
          isThere={isThere}
          onPick={(exercise_id) => {
            setPicking(false)
            void avoid({ exercise_id, muscle: null })
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}

interface AvoidDialogProps {
  exercises: readonly Exercise[] | undefined
  isThere: (exerciseId: string) => boolean
  onPick: (exerciseId: string) => void
  onClose: () => void
}

function AvoidDialog({ exercises, isThere, onPick, onClose }: AvoidDialogProps) {
  return (
    <Dialog
      title={sentences.avoidExercise}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          {shared.cancel}
        </button>
      }
    >
      <ExercisePicker
        exercises={exercises}
        isAdded={isThere}
        alreadyAdded={sentences.alreadyAvoided}
        verb={sentences.avoid}
        onAdd={({ exercise_id }) => onPick(exercise_id)}
      />
    </Dialog>
  )
}

function useAvoidedChanges(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [problem, setProblem] = useState<string | null>(null)

  async function end(error: { message: string; code: string } | null) {
    setProblem(error && sentences.failedAvoid(reasonOf(error)))
    await client.invalidateQueries({ queryKey: avoidedQuery(userId).queryKey })
    return error === null
  }

  /** Adding an entry can safely be repeated. */
  async function add(avoided: NewAvoided): Promise<boolean> {
    const onConflict = onlyOnceBy(avoided)
    const { error } = await backend.from("avoided").upsert(avoided, { onConflict, ignoreDuplicates: true })
    return end(error)
  }

  async function remove(row: AvoidedRow) {
    const { error } = await backend.from("avoided").delete().eq("id", row.id).eq("user_id", userId)
    const { exercises: _name, id: _id, ...again } = row
    if (await end(error)) {
      say(sentences.noLongerAvoided(nameOf(row)), { undo: () => void add(again) })
    }
  }

  return { add, remove, problem }
}
