import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, useState } from "react"
import { Navigate, useParams } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { readRoutineDraft, routineDraftKey } from "#web/offline/drafts/routine-draft-store.ts"
import { BackLink } from "#web/ui/back-link.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { RoutineMissing, routineQuery } from "./queries.ts"
import { RoutineEditor } from "./routine-editor.tsx"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"

const texts = sentences.editor

/** The page for editing a saved routine. */
export function EditRoutinePage() {
  const workoutId = useParams()["workoutId"]?.trim() ?? ""
  const [discarded, setDiscarded] = useState(0)
  return (
    <div className="page">
      <div className="page-head">
        <BackLink to="/routines" name={sentences.back} />
        <h1>{texts.title}</h1>
      </div>
      {workoutId === "" ? (
        <Missing sentence={sentences.missingId} />
      ) : (
        <Editor
          key={`${workoutId} ${discarded}`}
          workoutId={workoutId}
          onDiscarded={() => setDiscarded(discarded + 1)}
        />
      )}
    </div>
  )
}

interface EditorProps {
  workoutId: string
  onDiscarded: () => void
}

/** Resumes the draft stored on this device, or loads the routine. */
function Editor({ workoutId, onDiscarded }: EditorProps) {
  const { id: userId } = useUser()
  const draftKey = routineDraftKey(userId, workoutId)
  const [kept] = useState(() => readRoutineDraft(draftKey))
  const shared = { userId, draftKey, texts, leadsTo: "/routines", onDiscarded }
  return kept ? (
    <RoutineEditor {...shared} start={kept} isRestored />
  ) : (
    <LoadedEditor {...shared} workoutId={workoutId} />
  )
}

type LoadedEditorProps = Omit<ComponentProps<typeof RoutineEditor>, "start" | "isRestored"> & {
  workoutId: string
}

function LoadedEditor({ workoutId, ...shared }: LoadedEditorProps) {
  const routine = useQuery(routineQuery(shared.userId, workoutId))
  // A program's day has weeks and rules, which only the program's own editor can change.
  if (routine.data?.day) return <Navigate to={routine.data.day} replace />
  if (routine.data)
    return <RoutineEditor {...shared} start={{ ...routine.data, unanswered: null }} isRestored={false} />
  if (routine.error instanceof RoutineMissing) return <Missing sentence={routine.error.message} />
  if (routine.isError)
    return <LoadProblem sentence={routine.error.message} onLoadAgain={() => void routine.refetch()} />
  return <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>
}

function Missing({ sentence }: { sentence: string }) {
  return <NothingHere {...{ sentence }} back={{ to: "/routines", name: sentences.back }} />
}
