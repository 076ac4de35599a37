import { useQuery } from "@tanstack/react-query"
import { sharedName } from "#domain/sharing/shared-workout.ts"
import { LoadProblem } from "#web/ui/alert.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { sentences } from "./sentences.ts"
import { SharedFiles } from "./shared-files.tsx"
import { SharedPicture } from "./shared-picture.tsx"
import { sharedWorkoutQuery } from "./shared-workout-query.ts"
import { StravaLine } from "./strava-line.tsx"
import styles from "./sharing.module.css"

interface ShareDialogProps {
  userId: string
  logId: string
  isChanged: boolean
  onClose: () => void
}

/** A saved workout as a picture, on Strava, as text and as files. */
export function ShareDialog({ userId, logId, isChanged, onClose }: ShareDialogProps) {
  const { data: workout, isError, refetch } = useQuery(sharedWorkoutQuery(userId, logId))
  const close = (
    <button type="button" className="button quiet" onClick={onClose}>
      {sentences.close}
    </button>
  )
  return (
    <Dialog
      title={workout ? sentences.title(sharedName(workout)) : sentences.share}
      onClose={onClose}
      footer={close}
      bottom
    >
      {isError && <LoadProblem sentence={sentences.failed} onLoadAgain={() => void refetch()} />}
      {!workout && !isError && (
        <p className="soft" aria-busy="true">
          {sentences.loading}
        </p>
      )}
      {workout && (
        <>
          {isChanged && <p className="small soft">{sentences.unsaved}</p>}
          <SharedPicture workout={workout} />
          <ul className={`list ${styles["ways"]}`}>
            <StravaLine userId={userId} workout={workout} />
            <SharedFiles workout={workout} />
          </ul>
        </>
      )}
    </Dialog>
  )
}
