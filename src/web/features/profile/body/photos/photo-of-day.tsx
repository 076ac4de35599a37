import { useQuery } from "@tanstack/react-query"
import type { ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { photoQuery } from "#web/photos/photo-queries.ts"
import { sentences as ofPhotos } from "#web/photos/sentences.ts"
import styles from "./photos.module.css"

/** One progress photo, in a frame that keeps its size while the photo loads. */
export function PhotoOfDay({ userId, photo }: { userId: string; photo: ProgressPhoto }) {
  const { data, isError } = useQuery(photoQuery(userId, photo))
  if (data !== undefined) return <img className={styles["frame"]} src={data} alt={ofPhotos.photo(photo)} />
  return <output className={styles["frame"]}>{isError ? ofPhotos.failedPhoto : ofPhotos.loading}</output>
}
