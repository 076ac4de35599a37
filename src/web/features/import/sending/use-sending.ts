import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useUser } from "#web/backend/session/session.tsx"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { currentDay } from "#web/device/current-day.ts"
import { sentences } from "../sentences.ts"
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
  /** Whether this device has its parts, so that it can continue after the tab was closed. */
  isKept: boolean
  state: "sending" | "stopped" | "refused" | "done"
  /** The objection of the server or this device. */
  problem?: string
  newExercises?: number
  /** While progress photos are sent. */
  photos?: { sent: number; count: number } | undefined
  /** The number of progress photos that the server refused. */
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
      // The device keeps the rows, not the photos: so these go first.
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
    const isKept = await kept(userId, about, part)
    await run(about, { part: isKept ? keptPart(userId, about.id) : part, photos }, isKept)
  }

  function changed() {
    refreshWorkouts(client, userId, currentDay())
    // A complete account has rows of every kind.
    void client.invalidateQueries({ queryKey: userKey(userId) })
  }

  function goOnHere() {
    if (sending && source.current) void run(sending.about, source.current, sending.isKept)
  }

  useEffect(() => {
    if (sending?.state !== "stopped") return undefined
    addEventListener("online", goOnHere)
    return () => removeEventListener("online", goOnHere)
  })

  return {
    sending,
    start,
    /** Continues one stored on this device. */
    goOn: (about: ImportAbout) =>
      void run(about, { part: keptPart(userId, about.id), photos: noPhotos }, true),
    /** Continues the one interrupted or refused on this page. */
    goOnHere,
    /** Leaves it as it is, here and on the server. */
    leave: () => {
      running.current?.abort()
      setSending(undefined)
    },
    changed,
  }
}

async function kept(
  userId: string,
  about: ImportAbout,
  part: (part: number) => Promise<ImportPart>,
): Promise<boolean> {
  try {
    await keepImport(userId, about, part)
    return true
  } catch {
    // If the device's storage is full or closed, it can still be sent.
    return false
  }
}

const keptPart = (userId: string, id: string) => (part: number) => importPart(userId, id, part)

function endOf(error: unknown): Pick<Sending, "state"> & { problem?: string } {
  if (!(error instanceof ImportFailure)) return { state: "refused", problem: sentences.endedElsewhere }
  const { failure } = error
  if (failure.kind === "unreachable") return { state: "stopped" }
  if (failure.kind === "signed_out") return { state: "refused", problem: sentences.signedOut }
  if (failure.kind === "conflict") return { state: "refused", problem: conflictText(failure.reason) }
  if (failure.kind === "gone") return { state: "refused", problem: sentences.endedElsewhere }
  return { state: "refused", problem: sentences.refused(failure.message) }
}

function conflictText(reason: string): string {
  if (reason === "open") return sentences.anotherOpen
  return reason === "compared" ? sentences.comparedBefore : sentences.endedElsewhere
}
