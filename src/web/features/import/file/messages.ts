import type { ColumnMap } from "#domain/import/formats/mapped.ts"
import type { LineProblem } from "#domain/import/file-history.ts"
import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { LookBack } from "#domain/import/look-back.ts"
import type { UsedExercise } from "#domain/import/match-exercises.ts"
import type { ImportChoices, KnownRows, PreparedImport } from "#domain/import/prepare-import.ts"

/** What the page asks of the worker that reads a file. The worker keeps what it has read. */
export type Question =
  | { ask: "read"; file: File; columns: ColumnMap | null }
  | { ask: "prepare"; choices: ImportChoices; known: KnownRows }
  | { ask: "part"; part: number }

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

/** What a file holds, as the page needs to know it. */
export interface Overview {
  kind: "history"
  source: string
  workouts: number
  weights: number
  exercises: UsedExercise[]
  /** The first and the last day, give or take a day. */
  days: { first: string; last: string } | null
  asksWeightUnit: boolean
  asksDistanceUnit: boolean
  /** Whether anything in it has a time of day. */
  asksTimeZone: boolean
  heaviest: number | null
  /** Whether it is a whole account. */
  isComplete: boolean
  /** The first of the lines that are not taken as they stand, and how many there are. */
  problems: LineProblem[]
  problemCount: number
  leftOutCount: number
  /** The lines of which nothing is taken, as a table of their own. */
  leftOut: Blob | null
}

/** A table that no app is known to write. */
export interface UnknownTable {
  kind: "unknown"
  rows: number
  columns: { name: string; sample: string }[]
}

/** How an import would be: what comes in, and what is there already. */
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
  /** How many rows of other tables come in. */
  others: Partial<Record<keyof PreparedImport["others"], number>>
  parts: number
  lookBack: LookBack | null
}

export type Answer =
  | { answer: "progress"; share: number; rows: number }
  | { answer: "read"; read: Overview | UnknownTable | { kind: "unreadable"; why: Unreadable } }
  | { answer: "prepared"; prepared: Prepared }
  | { answer: "part"; part: ImportPart }
  | { answer: "failed"; message: string }
