import { useEffect, useRef, useState } from "react"
import { type DownloadKind, exportFileName } from "#domain/export/data-export.ts"
import { backend } from "#web/backend/client.ts"
import { currentDay } from "#web/device/current-day.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"
import { downloadFile } from "#web/device/download-file.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { ExportProgress } from "./export-data.ts"
import { ExportFailure } from "./export-failure.ts"
import { sentences } from "./sentences.ts"

/** A download in progress; `progress` is missing until the first response. */
export interface RunningDownload {
  progress?: ExportProgress
}

/**
 * Creates the file and passes it to the browser once it is complete. `onEnd` is called when the download ends,
 * whatever the outcome. Leaving the page cancels it.
 */
export function useDownload(userId: string, kind: DownloadKind, onEnd: () => void) {
  const { say } = useMessages()
  const [running, setRunning] = useState<RunningDownload>()
  const [problem, setProblem] = useState<string>()
  const [warning, setWarning] = useState<string>()
  const cancellation = useRef<AbortController>(undefined)
  const isOnPage = useRef(true)
  useEffect(() => {
    isOnPage.current = true
    return () => {
      // The download isn't aborted as soon as the page closes, because the page may be closing due to a problem that a response in flight is about to
      // report.
      isOnPage.current = false
    }
  }, [])

  async function run({ signal }: AbortController) {
    const { exportAs } = await import("./export-as.ts")
    const request = {
      tables: backend,
      userId,
      signal,
      timeZone: timeZoneHere(),
      onProgress: (progress: ExportProgress) => {
        if (isOnPage.current) setRunning({ progress })
        else cancellation.current?.abort()
      },
    }
    const { file, rows, missingNames } = await exportAs(kind, request)
    downloadFile(file, exportFileName(currentDay(), kind))
    say(sentences.exportDone(rows))
    if (missingNames.length > 0) setWarning(sentences.exportMissingNames(missingNames))
  }

  async function start() {
    if (cancellation.current) return
    const controller = new AbortController()
    cancellation.current = controller
    setProblem(undefined)
    setWarning(undefined)
    setRunning({})
    try {
      await run(controller)
    } catch (error) {
      if (controller.signal.aborted) say(sentences.exportCancelled)
      else tell(sentenceOf(error))
    }
    cancellation.current = undefined
    onEnd()
    setRunning(undefined)
  }

  function tell(failure: string) {
    if (isOnPage.current) setProblem(failure)
    else say(failure, { tone: "error" })
  }

  return { running, problem, warning, start, cancel: () => cancellation.current?.abort() }
}

function sentenceOf(error: unknown) {
  return error instanceof ExportFailure ? error.message : sentences.exportUnexpected
}
