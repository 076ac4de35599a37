import { useQuery } from "@tanstack/react-query"
import { Trash2 } from "lucide-react"
import { formatDay } from "#domain/days/day-text.ts"
import { photoBefore, type ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { photoQuery } from "#web/photos/photo-queries.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import styles from "../dashboard.module.css"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { sentences } from "#web/photos/sentences.ts"

interface PhotoDialogProps {
  userId: string
  photo: ProgressPhoto
  /** All of the person's progress photos. */
  photos: readonly ProgressPhoto[]
  onDelete: () => Promise<void>
  onClose: () => void
}

/** A progress photo next to the previous one in the same pose. */
export function PhotoDialog({ userId, photo, photos, onDelete, onClose }: PhotoDialogProps) {
  const before = photoBefore(photos, photo)
  return (
    <Dialog
      title={sentences.photo(photo)}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button danger" onClick={() => void onDelete()}>
            <Trash2 className="icon" />
            {sentences.delete}
          </button>
          <button type="button" className="button primary" onClick={onClose}>
            {common.close}
          </button>
        </>
      }
    >
      <div className={styles["comparison"]}>
        {before && <Photo userId={userId} photo={before} />}
        <Photo userId={userId} photo={photo} />
      </div>
      {!before && <p className="small soft">{sentences.first}</p>}
    </Dialog>
  )
}

function Photo({ userId, photo }: { userId: string; photo: ProgressPhoto }) {
  const { data, isError } = useQuery(photoQuery(userId, photo))
  return (
    <figure>
      {data === undefined ? (
        <output className={styles["missingPhoto"]}>
          {isError ? sentences.failedPhoto : sentences.loading}
        </output>
      ) : (
        <img src={data} alt={sentences.photo(photo)} />
      )}
      <figcaption className="label">{formatDay(photo.day, "short")}</figcaption>
    </figure>
  )
}
