import { useQuery } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { useId, useRef, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { hasPhoto, type Pose, poses, type ProgressPhoto } from "#domain/photos/progress-photos.ts"
import styles from "../dashboard.module.css"
import { ProblemsBox } from "../problems-box.tsx"
import { PhotoDialog } from "./photo-dialog.tsx"
import { photoQuery } from "#web/photos/photo-queries.ts"
import { sentences } from "#web/photos/sentences.ts"
import { usePhotos } from "#web/photos/use-photos.ts"

/** A day's progress photos: one each from the front, the side and the back. */
export function DayPhotos({ userId, day }: { userId: string; day: LocalDay }) {
  const title = useId()
  const { photos, isBusy, add, remove } = usePhotos(userId)
  const [open, setOpen] = useState<Pose>()
  const input = useRef<HTMLInputElement>(null)
  const chosenPose = useRef<Pose>("front")

  // Offline, the query is paused instead of failing.
  const isPaused = !photos.data && photos.fetchStatus === "paused"

  function choose(pose: Pose) {
    chosenPose.current = pose
    input.current?.click()
  }

  return (
    <section className={styles["photos"]} aria-labelledby={title} aria-busy={isBusy}>
      <h3 id={title}>{sentences.title}</h3>
      {photos.isError && (
        <ProblemsBox sentences={[sentences.failedList]} onRetry={() => void photos.refetch()} />
      )}
      {isPaused && <p className="small soft">{sentences.offline}</p>}
      {!photos.isError && !isPaused && (
        <ul>
          {poses.map((pose) => (
            <li key={pose}>
              {!photos.data ? null : hasPhoto(photos.data, { day, pose }) ? (
                <Thumbnail userId={userId} photo={{ day, pose }} onOpen={() => setOpen(pose)} />
              ) : (
                <button type="button" className={`button ${styles["addPhoto"]}`} onClick={() => choose(pose)}>
                  <Plus className="icon" />
                  <span className="hidden-text">{sentences.add(pose)}</span>
                  <span aria-hidden>{sentences.pose(pose)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={sentences.title}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void add({ day, pose: chosenPose.current }, file)
          // Clears the input, so that the same file can be chosen again.
          currentTarget.value = ""
        }}
      />
      {open && (
        <PhotoDialog
          userId={userId}
          photo={{ day, pose: open }}
          photos={photos.data ?? []}
          onDelete={async () => {
            if (await remove({ day, pose: open })) setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

function Thumbnail({ userId, photo, onOpen }: { userId: string; photo: ProgressPhoto; onOpen: () => void }) {
  const { data } = useQuery(photoQuery(userId, photo))
  return (
    <button
      type="button"
      className={styles["thumbnail"]}
      aria-label={sentences.photo(photo)}
      onClick={onOpen}
    >
      {data !== undefined && <img src={data} alt="" />}
    </button>
  )
}
