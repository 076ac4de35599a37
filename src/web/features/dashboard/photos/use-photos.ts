import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { removePhoto, storePhoto } from "#web/backend/pictures/photo-files.ts"
import { photosQuery } from "./photo-queries.ts"
import { shrunkPicture } from "#web/backend/pictures/shrink-picture.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** The person's progress photos, and what can be done with them. What fails is said. */
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

  /** Whether it is gone. */
  async function remove(photo: ProgressPhoto): Promise<boolean> {
    const isMeant = await confirm({
      question: sentences.deleteQuestion,
      action: sentences.delete,
      danger: true,
    })
    if (!isMeant) return false
    return change(() => removePhoto(userId, photo), sentences.deleted, sentences.notDeleted)
  }

  return { photos, isBusy, add, remove }
}
