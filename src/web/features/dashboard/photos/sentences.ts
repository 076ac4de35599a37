import { formatDay } from "#domain/days/day-text.ts"
import type { Pose, ProgressPhoto } from "#domain/photos/progress-photos.ts"

const poseNames: Record<Pose, string> = { front: "Front", side: "Side", back: "Back" }

/** The sentences of the progress photos. */
export const sentences = {
  title: "Progress photos",
  pose: (pose: Pose) => poseNames[pose],
  add: (pose: Pose) => `Add ${poseNames[pose]}`,
  photo: ({ pose, day }: ProgressPhoto) => `${poseNames[pose]}, ${formatDay(day, "short")}`,
  loading: "Loading the photo",
  offline: "Your photos are on the server. They come when you are online.",
  failedList: "The photos can't be loaded. Check your connection.",
  failedPhoto: "This photo can't be loaded. Check your connection and open it again.",
  saved: "Photo saved.",
  notSaved: "The photo could not be saved. Check your connection and choose it again.",
  unreadable: "This browser can't read that file as a picture. Choose a JPEG, PNG or WebP.",
  first: "Your first from this side. Later ones are shown next to the one before.",
  delete: "Delete Photo",
  deleteQuestion: "Delete this photo?",
  deleted: "Photo deleted.",
  notDeleted: "The photo could not be deleted. Check your connection and try again.",
  close: "Close",
}
