import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { unitsIn, weightUnitOf } from "#domain/measures/units.ts"
import { sharedName } from "#domain/sharing/shared-workout.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
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

/** Ways to share a saved workout: as a picture, on Strava, as text and as files. */
export function ShareDialog({ userId, logId, isChanged, onClose }: ShareDialogProps) {
  const { data: workout, isError, refetch } = useQuery(sharedWorkoutQuery(userId, logId))
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  // The picture and the text use one unit system; the files keep the units that were entered.
  const shown = useMemo(
    () => workout && { ...workout, sets: workout.sets.map((set) => inUnits(set, unitsIn(system))) },
    [workout, system],
  )
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
      {workout && shown && (
        <>
          {isChanged && <p className="small soft">{sentences.unsaved}</p>}
          <SharedPicture workout={shown} unit={weightUnitOf(system)} />
          <ul className={`list ${styles["ways"]}`}>
            <StravaLine userId={userId} workout={workout} />
            <SharedFiles workout={workout} shown={shown} />
          </ul>
        </>
      )}
    </Dialog>
  )
}
