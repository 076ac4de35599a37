import type { ReactNode } from "react"
import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"
import { saveFit, saveTcx, shareTextOf } from "./shared-file.ts"

/** The workout as text, in `shown`'s units, and as files for other apps. */
export function SharedFiles({ workout, shown }: { workout: SharedWorkout; shown: SharedWorkout }) {
  const { say } = useMessages()
  const save = useSave(workout)

  async function share() {
    try {
      const data = await shareTextOf(shown)
      if (canShare && (await openShareSheet(data))) return
      await navigator.clipboard.writeText(data.text)
      say(sentences.copied)
    } catch {
      say(sentences.impossible, { tone: "error" })
    }
  }

  const canShare = "share" in navigator
  return (
    <>
      <ShareLine title={sentences.text} about={sentences.textAbout}>
        <LineButton
          what={sentences.text}
          label={canShare ? sentences.share : sentences.copy}
          onPress={share}
        />
      </ShareLine>
      <ShareLine title={sentences.fit} about={sentences.fitAbout}>
        <LineButton what={sentences.fit} label={sentences.save} onPress={save(saveFit)} />
      </ShareLine>
      <ShareLine title={sentences.tcx} about={sentences.tcxAbout}>
        <LineButton what={sentences.tcx} label={sentences.save} onPress={save(saveTcx)} />
      </ShareLine>
    </>
  )
}

/** Saves the workout as a file. Shows a message if that fails. */
export function useSave(workout: SharedWorkout) {
  const { say } = useMessages()
  return (make: (workout: SharedWorkout) => Promise<void>) => async () => {
    try {
      await make(workout)
    } catch {
      say(sentences.fileFailed, { tone: "error" })
    }
  }
}

/** One way to share: its name, a line of explanation, and its button if it has one. */
export function ShareLine({
  title,
  about,
  children,
}: {
  title: string
  about: string
  children?: ReactNode
}) {
  return (
    <li>
      <span className="grow">
        <b>{title}</b>
        <br />
        <span className="label">{about}</span>
      </span>
      {children}
    </li>
  )
}

/** A button whose visible label is only the action; screen readers also hear which line it belongs to. */
export function LineButton({
  what,
  label,
  onPress,
}: {
  what: string
  label: string
  onPress: () => Promise<void>
}) {
  return (
    <button type="button" className="button" aria-label={`${label}: ${what}`} onClick={() => void onPress()}>
      {label}
    </button>
  )
}

/** Opens the share sheet. Returns false if it couldn't open; closing it counts as success. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
  }
}
