import type { CompletePhoto } from "#domain/export/complete-export.ts"
import type { ColumnMap } from "#domain/import/formats/mapped.ts"
import type { LineProblem } from "#domain/import/file-history.ts"
import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { LookBack } from "#domain/import/look-back.ts"
import type { UsedExercise } from "#domain/import/match-exercises.ts"
import type { ImportChoices, KnownRows, PreparedImport } from "#domain/import/prepare-import.ts"

/** The page's requests to the worker that reads a file and keeps its contents. */
export type Question =
  | { ask: "read"; file: File; columns: ColumnMap | null }
  | { ask: "prepare"; choices: ImportChoices; known: KnownRows }
  | { ask: "part"; part: number }
  | { ask: "photo"; index: number }

/** Why a file can't be read at all. */
export type Unreadable =
  | "empty"
  | "no table"
  | "too large"
  | "gone"
  | "newer"
  | "broken"
  | "archive"
  | "bomb"
  | "old strong"

/** The page's view of a file's contents. */
export interface Overview {
  kind: "history"
  source: string
  workouts: number
  weights: number
  exercises: UsedExercise[]
  /** The first and last day, within a day. */
  days: { first: string; last: string } | null
  asksWeightUnit: boolean
  asksDistanceUnit: boolean
  /** Whether anything in it has a time of day. */
  asksTimeZone: boolean
  heaviest: number | null
  /** Whether it is a whole account. */
  isComplete: boolean
  /** The first lines that aren't imported as written, and the number of all. */
  problems: LineProblem[]
  problemCount: number
  leftOutCount: number
  /** The lines that are left out completely, as a table. */
  leftOut: Blob | null
}

/** A table of an unknown app. */
export interface UnknownTable {
  kind: "unknown"
  rows: number
  columns: { name: string; sample: string }[]
}

/** A preview of the import: what is added, and what is already there. */
export interface Prepared {
  workouts: number
  sets: number
  weights: number
  days: number
  firstDay: string | null
  lastDay: string | null
  exercises: PreparedImport["exercises"]
  alreadyHere: PreparedImport["alreadyHere"]
  weightsHere: number
  /** The number of rows added to other tables. */
  others: Partial<Record<keyof PreparedImport["others"], number>>
  parts: number
  /** The number of progress photos. */
  photos: number
  lookBack: LookBack | null
}

export type Answer =
  | { answer: "progress"; share: number; rows: number }
  | { answer: "read"; read: Overview | UnknownTable | { kind: "unreadable"; why: Unreadable } }
  | { answer: "prepared"; prepared: Prepared }
  | { answer: "part"; part: ImportPart }
  | { answer: "photo"; photo: CompletePhoto | undefined }
  | { answer: "failed"; message: string }
