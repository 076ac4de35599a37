import { formatDay } from "#domain/days/day-text.ts"
import type { Pose, ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { sentences as pictures } from "#web/backend/pictures/sentences.ts"

const poseNames: Record<Pose, string> = { front: "Front", side: "Side", back: "Back" }

/** The wording for progress photos. */
export const sentences = {
  title: "Progress photos",
  pose: (pose: Pose) => poseNames[pose],
  add: (pose: Pose) => `Add ${poseNames[pose]}`,
  photo: ({ pose, day }: ProgressPhoto) => `${poseNames[pose]}, ${formatDay(day, "short")}`,
  loading: "Loading the photo",
  offline: "Your photos are on the server. They’ll appear when you’re online.",
  failedList: "Couldn’t load your photos. Check your connection.",
  failedPhoto: "Couldn’t load this photo. Check your connection and open it again.",
  saved: "Photo saved.",
  notSaved: "Couldn’t save the photo. Check your connection and choose it again.",
  unreadable: pictures.unreadable,
  first: "Your first photo from this angle. Each later photo appears next to the one before it.",
  delete: "Delete Photo",
  deleteQuestion: "Delete this photo?",
  deleted: "Photo deleted.",
  notDeleted: "Couldn’t delete the photo. Check your connection and try again.",
}
