import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useUser } from "#web/backend/session/session.tsx"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { currentDay } from "#web/device/current-day.ts"
import { sentences } from "./sentences.ts"
import { sentences as ofUndo } from "./undo-sentences.ts"
import { ImportFailure, sendImport } from "./send-import.ts"
import { type FilePhotos, sendPhotos } from "./send-photos.ts"
import {
  forgetImports,
  type ImportAbout,
  type ImportPart,
  importPart,
  keepImport,
} from "#web/offline/imports/staged-import-store.ts"

/** The state of an import: its progress, why it stopped, or its result. */
export interface Sending {
  about: ImportAbout
  sentParts: number
  /** Whether this device stores the parts. If so, the import can continue after the tab is closed. */
  isKept: boolean
  state: "sending" | "stopped" | "refused" | "done"
  /** Why the import was rejected. */
  problem?: string
  newExercises?: number
  /** The progress of sending photos; missing when none are being sent. */
  photos?: { sent: number; count: number } | undefined
  /** The number of progress photos that the server rejected. */
  refusedPhotos?: number
}

const noPhotos: FilePhotos = { count: 0, read: async () => undefined }

/** Sends imports, and resumes an interrupted one when the network returns. */
export function useSending() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>()
  const running = useRef<AbortController>(undefined)
  const source = useRef<{ part: (part: number) => Promise<ImportPart>; photos: FilePhotos }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run(
    about: ImportAbout,
    { part, photos }: { part: (part: number) => Promise<ImportPart>; photos: FilePhotos },
    isKept: boolean,
  ) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    source.current = { part, photos }
    const { signal } = controller
    const at = (rest: Partial<Sending>) => {
      if (running.current === controller)
        setSending((before) => ({
          sentParts: before?.sentParts ?? 0,
          ...rest,
          about,
          isKept,
          state: rest.state ?? "sending",
        }))
    }
    setSending({ about, isKept, sentParts: 0, state: "sending" })
    try {
      // Photos go first: unlike the rows, they are not stored on this device.
      const onPhoto = (sent: number) => at({ photos: { sent, count: photos.count } })
      const refusedPhotos = await sendPhotos({ userId, photos, onProgress: onPhoto, signal })
      const onProgress = (sentParts: number) => at({ sentParts })
      const newExercises = await sendImport({ about, part, onProgress, signal })
      await forgetImports(userId).catch(() => undefined)
      at({ state: "done", newExercises, refusedPhotos })
      changed()
    } catch (error) {
      if (!controller.signal.aborted) at(endOf(error))
    }
  }

  /** Stores an import on this device, then sends it. */
  async function start(about: ImportAbout, part: (part: number) => Promise<ImportPart>, photos: FilePhotos) {
    const isKept = await storeHere(userId, about, part)
    await run(about, { part: isKept ? storedPart(userId, about.id) : part, photos }, isKept)
  }

  function changed() {
    refreshWorkouts(client, userId, currentDay())
    // A complete account has rows of every kind, so refetch everything.
    void client.invalidateQueries({ queryKey: userKey(userId) })
  }

  function continueHere() {
    if (sending && source.current) void run(sending.about, source.current, sending.isKept)
  }

  useEffect(() => {
    if (sending?.state !== "stopped") return undefined
    addEventListener("online", continueHere)
    return () => removeEventListener("online", continueHere)
  })

  return {
    sending,
    start,
    /** Continues an import stored on this device. */
    continueStored: (about: ImportAbout) =>
      void run(about, { part: storedPart(userId, about.id), photos: noPhotos }, true),
    /** Continues the import that was interrupted or rejected on this page. */
    continueHere,
    /** Stops sending without discarding the import. */
    leave: () => {
      running.current?.abort()
      setSending(undefined)
    },
    changed,
  }
}

async function storeHere(
  userId: string,
  about: ImportAbout,
  part: (part: number) => Promise<ImportPart>,
): Promise<boolean> {
  try {
    await keepImport(userId, about, part)
    return true
  } catch {
    // The import can be sent even if the device's storage is full or blocked.
    return false
  }
}

const storedPart = (userId: string, id: string) => (part: number) => importPart(userId, id, part)

function endOf(error: unknown): Pick<Sending, "state"> & { problem?: string } {
  if (!(error instanceof ImportFailure)) return { state: "refused", problem: ofUndo.endedElsewhere }
  const { failure } = error
  if (failure.kind === "unreachable") return { state: "stopped" }
  if (failure.kind === "signed_out") return { state: "refused", problem: sentences.signedOut }
  if (failure.kind === "conflict") return { state: "refused", problem: conflictText(failure.reason) }
  if (failure.kind === "gone") return { state: "refused", problem: ofUndo.endedElsewhere }
  return { state: "refused", problem: sentences.refused(failure.message) }
}

function conflictText(reason: string): string {
  if (reason === "open") return sentences.anotherOpen
  return reason === "compared" ? sentences.comparedBefore : ofUndo.endedElsewhere
}
