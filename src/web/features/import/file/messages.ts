import type { CompletePhoto } from "#domain/export/complete-export.ts"
import type { LineProblem } from "#domain/import/file-history.ts"
import type { ColumnMap, SampledColumn } from "#domain/import/guess-columns.ts"
import type { OpenSpelling, SpellingAnswers } from "#domain/import/spelling.ts"
import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { LookBack } from "#domain/import/look-back.ts"
import type { UsedExercise } from "#domain/import/match-exercises.ts"
import type { ImportChoices, KnownRows, PreparedImport } from "#domain/import/prepare-import.ts"

/** What a person said about a file that it doesn't say itself. */
export interface ReadingAnswers {
  /** What the columns of its table hold. */
  columns?: ColumnMap
  /** How it writes its dates and numbers. */
  spelling?: SpellingAnswers
  /** That it isn't of the app that it looks like. */
  isOfNoApp?: boolean
}

/** The page's requests to the worker that reads a file and keeps its contents. */
export type Question =
  | { ask: "read"; file: File; answers: ReadingAnswers }
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
  /** What the spelling of its dates and numbers leaves open, each with an example. */
  open: OpenSpelling
  /** Whether it is one table, so that a person can say what its columns hold. */
  isTable: boolean
  /** Whether it is a whole account. */
  isComplete: boolean
  /** The first lines that aren't imported as written, and the number of all. */
  problems: LineProblem[]
  problemCount: number
  leftOutCount: number
  /** The lines that are left out completely, as a table. */
  leftOut: Blob | null
}

/** A table of an unknown app, or of a known one with main columns that are not understood. */
export interface UnknownTable {
  kind: "unknown"
  source: string | null
  notUnderstood: readonly string[]
  rows: number
  columns: SampledColumn[]
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
  changed: PreparedImport["changed"]
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
