import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useId, useRef, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { pictureAddress, pictureQuery } from "#web/backend/pictures/picture-query.ts"
import { newId } from "#web/device/new-id.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import styles from "./person.module.css"
import { sentences } from "./sentences.ts"
import { squarePicture } from "#web/backend/pictures/shrink-picture.ts"

/** The person's picture, cropped and shrunk on this device. Nobody else can see it. */
export function PictureField({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { data: picture } = useQuery(pictureQuery(userId))
  const { say } = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  async function change(work: () => Promise<string | null>, done: string, failed: string) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const avatar_url = await work()
      await backend.from("profiles").update({ avatar_url }).eq("id", userId).throwOnError()
      await client.invalidateQueries({ queryKey: pictureQuery(userId).queryKey })
      say(done, { tone: "success" })
    } catch {
      setProblem(failed)
    }
    setBusy(false)
  }

  async function choose(file: File | undefined) {
    if (!file) return
    const small = await squarePicture(file).catch(() => undefined)
    if (!small) return setProblem(sentences.pictureUnreadable)
    await change(
      async () => {
        const { storePicture } = await import("#web/backend/pictures/picture-files.ts")
        await storePicture(userId, small)
        return pictureAddress(userId, newId())
      },
      sentences.pictureSaved,
      sentences.pictureNotSaved,
    )
  }

  const remove = () =>
    change(
      async () => {
        const { removePicture } = await import("#web/backend/pictures/picture-files.ts")
        await removePicture(userId)
        return null
      },
      sentences.pictureRemoved,
      sentences.pictureNotRemoved,
    )

  return (
    <div className={styles["picture"]}>
      {picture ? (
        <img src={picture} alt={sentences.yourPicture} width={64} height={64} />
      ) : (
        <span className={styles["noPicture"]} />
      )}
      <div className="stack-s">
        <div className="row">
          <button
            type="button"
            className="button"
            aria-busy={isBusy}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {picture ? sentences.otherPicture : sentences.choosePicture}
          </button>
          {picture && (
            <button type="button" className="button quiet" aria-busy={isBusy} onClick={() => void remove()}>
              {sentences.removePicture}
            </button>
          )}
        </div>
        <p className="soft small" id={hintId}>
          {sentences.pictureHint}
        </p>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={sentences.choosePicture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          void choose(file)
          // Clears the input, so that the same file can be chosen again.
          currentTarget.value = ""
        }}
      />
    </div>
  )
}
