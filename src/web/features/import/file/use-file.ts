import { useEffect, useRef, useState } from "react"
import type { ColumnMap } from "#domain/import/guess-columns.ts"
import { type FileReading, readingOf } from "./file-reader.ts"
import type { Overview, ReadingAnswers, UnknownTable, Unreadable } from "./messages.ts"

/** The state of choosing and reading a file. */
export type ChosenFile =
  | { at: "reading"; name: string; share: number; rows: number }
  /** `why` is null after an unexpected error. */
  | { at: "unreadable"; name: string; why: Unreadable | null }
  | { at: "columns"; file: File; table: UnknownTable; columns: ColumnMap | undefined }
  /** Every line was rejected. */
  | { at: "refused"; file: File; overview: Overview; answers: ReadingAnswers }
  | { at: "read"; file: File; overview: Overview; answers: ReadingAnswers; reading: FileReading }

/** Reads the chosen file and closes the previous one. */
export function useFile() {
  const [chosen, setChosen] = useState<ChosenFile>()
  const current = useRef<FileReading>(undefined)
  useEffect(() => () => current.current?.close(), [])

  async function read(file: File, answers: ReadingAnswers = {}, columns?: ColumnMap) {
    current.current?.close()
    const reading = readingOf(file)
    current.current = reading
    const { name } = file
    setChosen({ at: "reading", name, share: 0, rows: 0 })
    const next = await afterReading(reading, file, answers, (share, rows) => {
      if (current.current === reading) setChosen({ at: "reading", name, share, rows })
    })
    if (current.current === reading) setChosen(next.at === "columns" ? { ...next, columns } : next)
  }

  /** Reads the previewed file again. The old preview stays visible meanwhile. */
  async function readAgain(file: File, answers: ReadingAnswers) {
    const reading = current.current
    if (!reading) return
    const next = await afterReading(reading, file, answers, () => {})
    if (current.current === reading) setChosen(next)
  }

  function forget() {
    current.current?.close()
    current.current = undefined
    setChosen(undefined)
  }

  return {
    chosen,
    read: (file: File, answers?: ReadingAnswers) => void read(file, answers),
    /** Asks which data each column holds, regardless of the app that the file seems to come from. */
    askColumns: (file: File, columns?: ColumnMap) => void read(file, { isOfNoApp: true }, columns),
    readAgain: (file: File, answers: ReadingAnswers) => void readAgain(file, answers),
    forget,
  }
}

async function afterReading(
  reading: FileReading,
  file: File,
  answers: ReadingAnswers,
  onProgress: (share: number, rows: number) => void,
): Promise<ChosenFile> {
  const { name } = file
  try {
    const read = await reading.read(answers, onProgress)
    if (read.kind === "unreadable") return { at: "unreadable", name, why: read.why }
    if (read.kind === "unknown") return { at: "columns", file, table: read, columns: answers.columns }
    if (read.isComplete || read.workouts + read.weights > 0)
      return { at: "read", file, overview: read, answers, reading }
    if (read.problemCount > 0) return { at: "refused", file, overview: read, answers }
    return { at: "unreadable", name, why: "empty" }
  } catch {
    return { at: "unreadable", name, why: null }
  }
}
