import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { removePhoto, storePhoto } from "#web/backend/pictures/photo-files.ts"
import { photosQuery } from "./photo-queries.ts"
import { shrunkPicture } from "#web/backend/pictures/shrink-picture.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** The person's progress photos, with functions to add and remove them. Both show a message when they succeed or fail. */
export function usePhotos(userId: string) {
  const client = useQueryClient()
  const photos = useQuery(photosQuery(userId))
  const { say } = useMessages()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)

  async function change(work: () => Promise<void>, done: string, failed: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      await client.invalidateQueries({ queryKey: photosQuery(userId).queryKey })
      say(done, { tone: "success" })
      return true
    } catch {
      say(failed, { tone: "error" })
      return false
    } finally {
      setBusy(false)
    }
  }

  async function add(photo: ProgressPhoto, file: File) {
    if (isBusy) return
    const content = await shrunkPicture(file).catch(() => undefined)
    if (!content) return say(sentences.unreadable, { tone: "error" })
    await change(
      () => storePhoto(userId, photo, { content, replaces: true }),
      sentences.saved,
      sentences.notSaved,
    )
  }

  /** Asks for confirmation first. Returns whether the photo was deleted. */
  async function remove(photo: ProgressPhoto): Promise<boolean> {
    const isConfirmed = await confirm({
      question: sentences.deleteQuestion,
      action: sentences.delete,
      danger: true,
    })
    if (!isConfirmed) return false
    return change(() => removePhoto(userId, photo), sentences.deleted, sentences.notDeleted)
  }

  return { photos, isBusy, add, remove }
}
