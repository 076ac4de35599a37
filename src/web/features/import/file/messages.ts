import type { CompletePhoto } from "#domain/export/complete-export.ts"
import type { LineProblem } from "#domain/import/file-history.ts"
import type { ColumnMap, SampledColumn } from "#domain/import/guess-columns.ts"
import type { OpenSpelling, SpellingAnswers } from "#domain/import/spelling.ts"
import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { LookBack } from "#domain/import/look-back.ts"
import type { UsedExercise } from "#domain/import/match-exercises.ts"
import type { ImportChoices, KnownRows, PreparedImport } from "#domain/import/prepare-import.ts"

/** The person's answers to the questions that a file leaves open. */
export interface ReadingAnswers {
  /** The meanings of the file's columns. */
  columns?: ColumnMap
  /** The file's date and number formats. */
  spelling?: SpellingAnswers
  /** Whether the person said that the file isn't from the app it seems to come from. */
  isOfNoApp?: boolean
}

/** The page's requests to the worker, which reads a file and keeps its contents. */
export type Question =
  | { ask: "read"; file: File; answers: ReadingAnswers }
  | { ask: "prepare"; choices: ImportChoices; known: KnownRows }
  | { ask: "part"; part: number }
  | { ask: "photo"; index: number }

/** Why a file can't be read at all. */
export type Unreadable =
  | "empty"
  | "no-table"
  | "too-large"
  | "gone"
  | "newer"
  | "broken"
  | "archive"
  | "bomb"
  | "old-strong"

/** What the page shows of a file's contents. */
export interface Overview {
  kind: "history"
  source: string
  workouts: number
  weights: number
  exercises: UsedExercise[]
  /** The first and last day in the file. Each may be off by one day. */
  days: { first: string; last: string } | null
  asksWeightUnit: boolean
  asksDistanceUnit: boolean
  /** Whether any entry has a time of day. */
  asksTimeZone: boolean
  heaviest: number | null
  /** Ambiguous dates and numbers, each with an example. */
  open: OpenSpelling
  /** Whether the file is a single table, whose columns the person can map. */
  isTable: boolean
  /** Whether the file holds a complete account. */
  isComplete: boolean
  /** The first few lines that aren't imported as written; `problemCount` counts all of them. */
  problems: LineProblem[]
  problemCount: number
  leftOutCount: number
  /** A table of the lines that are left out completely. */
  leftOut: Blob | null
}

/** A table from an unknown app, or from a known one if important columns can't be read. */
export interface UnknownTable {
  kind: "unknown"
  source: string | null
  notUnderstood: readonly string[]
  rows: number
  columns: SampledColumn[]
}

/** What an import would add, and what is already in the log. */
export interface ImportPreview {
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
  | { answer: "prepared"; prepared: ImportPreview }
  | { answer: "part"; part: ImportPart }
  | { answer: "photo"; photo: CompletePhoto | undefined }
  | { answer: "failed"; message: string }
