import { useEffect, useRef, useState } from "react"
import type { ColumnMap } from "#domain/import/formats/mapped.ts"
import { type FileReading, readingOf } from "./file-reader.ts"
import type { Overview, UnknownTable, Unreadable } from "./messages.ts"

/** The state of choosing and reading a file. */
export type ChosenFile =
  | { at: "reading"; name: string; share: number; rows: number }
  /** `why` is null if reading itself failed. */
  | { at: "unreadable"; name: string; why: Unreadable | null }
  | { at: "columns"; file: File; table: UnknownTable }
  | { at: "read"; name: string; overview: Overview; reading: FileReading }

/** Reads the file that a person chooses, and releases the previous one. */
export function useFile() {
  const [chosen, setChosen] = useState<ChosenFile>()
  const current = useRef<FileReading>(undefined)
  useEffect(() => () => current.current?.close(), [])

  async function read(file: File, columns: ColumnMap | null = null) {
    current.current?.close()
    const reading = readingOf(file)
    current.current = reading
    const { name } = file
    setChosen({ at: "reading", name, share: 0, rows: 0 })
    const next = await afterReading(reading, file, columns, (share, rows) => {
      if (current.current === reading) setChosen({ at: "reading", name, share, rows })
    })
    if (current.current === reading) setChosen(next)
  }

  function forget() {
    current.current?.close()
    current.current = undefined
    setChosen(undefined)
  }

  return { chosen, read: (file: File, columns?: ColumnMap) => void read(file, columns), forget }
}

async function afterReading(
  reading: FileReading,
  file: File,
  columns: ColumnMap | null,
  onProgress: (share: number, rows: number) => void,
): Promise<ChosenFile> {
  const { name } = file
  try {
    const read = await reading.read(columns, onProgress)
    if (read.kind === "unreadable") return { at: "unreadable", name, why: read.why }
    if (read.kind === "unknown") return { at: "columns", file, table: read }
    const isEmpty = !read.isComplete && read.workouts + read.weights + read.problemCount === 0
    return isEmpty ? { at: "unreadable", name, why: "empty" } : { at: "read", name, overview: read, reading }
  } catch {
    return { at: "unreadable", name, why: null }
  }
}
