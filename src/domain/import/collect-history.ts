import { writeNumber } from "#domain/text/formats.ts"
import { UnreadableRow } from "./cells.ts"
import { checkedSet, cutTo, longestSetNote } from "./checked-set.ts"
import { farBeyondProblems } from "./far-beyond.ts"
import type {
  FileExercise,
  FileHistory,
  FileSet,
  FileWeight,
  FileWorkout,
  LineProblem,
} from "./file-history.ts"
import { sortable } from "./read-time.ts"
import type { RowReading } from "./row-reading.ts"
import { sentences } from "./sentences.ts"
import { mostBodyWeight, mostDuration } from "./set-limits.ts"

// Limits of the database tables (exercises, workout_logs, set_logs).
const longestName = 200
const longestWorkoutNote = 20_000
// A workout is sent as a whole, and the person reviews all the exercises in a file in one list. That is why the number of sets in a workout and the
// number of exercises in a file are limited.
const mostSets = 1000
const mostNoteLetters = 80_000
const mostExercises = 1000

interface Block extends FileExercise {
  position: number
  note: string | null
}

type OpenWorkout = Omit<FileWorkout, "exercises" | "notes"> & {
  exercises: Block[]
  notes: Set<string>
  sets: number
  noteLetters: number
}

/** The position of a row in its file. */
interface RowContext {
  line: number
  warn: (sentence: string) => void
  isInterleaved: boolean
}

/** Turns a file's rows, from any of its tables, into workouts and body weights. */
export class HistoryCollector {
  readonly problems: LineProblem[] = []
  readonly #workouts = new Map<string, OpenWorkout>()
  readonly #weights: FileWeight[] = []
  readonly #weighed = new Set<string>()
  readonly #lines = new Map<FileSet, number>()
  readonly #exercises = new Set<string>()

  constructor(private readonly source: string) {}

  /** Adds a body weight. Throws UnreadableRow for an impossible one. */
  addWeight(weight: FileWeight) {
    if (weight.weight > mostBodyWeight) throw new UnreadableRow(sentences.noBodyWeight(String(weight.weight)))
    const same = `${sortable(weight.at)} ${weight.weight} ${weight.weight_unit}`
    if (!this.#weighed.has(same)) this.#weights.push(weight)
    this.#weighed.add(same)
  }

  /** Adds a row. Throws UnreadableRow if it can't be used. */
  add(reading: RowReading, context: RowContext) {
    const { workoutKey, exercise } = reading
    if (exercise === "") throw new UnreadableRow(sentences.noExercise)
    if (exercise.length > longestName) throw new UnreadableRow(sentences.longExercise)
    const checked = reading.sets.map((set) => checkedSet(set, context.warn))
    if (!this.#exercises.has(exercise) && this.#exercises.size === mostExercises)
      throw new UnreadableRow(sentences.manyExercises(writeNumber(mostExercises, 0)))
    const workout = this.#workouts.get(workoutKey) ?? newWorkout(reading, context)
    // A row without sets counts as one set toward the limit, because the row's note is kept.
    const room = Math.max(1, checked.length)
    if (workout.sets + room > mostSets) throw new UnreadableRow(sentences.manySets(writeNumber(mostSets, 0)))
    workout.sets += room
    this.#workouts.set(workoutKey, workout)
    this.#exercises.add(exercise)
    const withRoom = (note: string | null) => noteWithRoom(note, workout, context.warn)
    const sets = checked.map((set) => ({ ...set, notes: withRoom(set.notes) }))
    const tooLong = sentences.cut("note", writeNumber(longestWorkoutNote, 0))
    const notes = cutTo(reading.workoutNotes, longestWorkoutNote, () => context.warn(tooLong))
    if (notes !== null) workout.notes.add(notes)
    const block = blockOf(workout.exercises, reading, context.isInterleaved)
    block.position = reading.position ?? block.position
    block.note ??= withRoom(reading.exerciseNotes)
    block.sets.push(...sets)
    for (const set of sets) this.#lines.set(set, context.line)
  }

  finish(): FileHistory {
    const open = [...this.#workouts.values()]
    const beyond = farBeyondProblems(open, this.#lines)
    const finished = open
      .map((workout) => this.#finished(workout))
      .filter(({ exercises }) => exercises.length > 0)
    return {
      source: this.source,
      workouts: finished.toSorted((one, other) => sortable(one.start) - sortable(other.start)),
      weights: this.#weights,
      problems: [...this.problems, ...beyond].toSorted((one, other) => one.line - other.line),
    }
  }

  /**
   * Completes a workout. An exercise's note goes to its first set, or to the workout's notes if the exercise
   * has no sets.
   */
  #finished({ exercises, notes, sets: _sets, noteLetters: _letters, ...workout }: OpenWorkout): FileWorkout {
    const withoutSets = exercises.filter(({ sets, note }) => sets.length === 0 && note !== null)
    const lost = withoutSets.map(({ name, note }) => `${name}: ${note}`)
    const joined = [...notes, ...lost].join("\n") || null
    return {
      ...workout,
      notes: this.#cut(joined, longestWorkoutNote, workout.line),
      exercises: exercises.filter(({ sets }) => sets.length > 0).map((block) => this.#withNote(block)),
    }
  }

  #withNote({ name, load, sets, note }: Block): FileExercise {
    const exercise = { name, ...(load && { load }), sets }
    const [first, ...rest] = sets
    if (!first || note === null || first.notes === note) return exercise
    const notes = first.notes === null ? note : `${note}\n${first.notes}`
    const line = this.#lines.get(first) ?? 1
    return { ...exercise, sets: [{ ...first, notes: this.#cut(notes, longestSetNote, line) }, ...rest] }
  }

  #cut(text: string | null, most: number, line: number): string | null {
    return cutTo(text, most, () =>
      this.problems.push({ line, sentence: sentences.cut("note", writeNumber(most, 0)), leftOut: null }),
    )
  }
}

function newWorkout(reading: RowReading, { line, warn }: RowContext): OpenWorkout {
  const { name, end, duration_seconds: duration, start } = reading.readWorkout()
  const kept = cutTo(name, longestName, () => warn(sentences.cut("name", writeNumber(longestName, 0))))
  const empty = { notes: new Set<string>(), exercises: [], sets: 0, noteLetters: 0 }
  return {
    line,
    start,
    ...(end && { end }),
    name: kept,
    duration_seconds: wholeSeconds(duration, warn),
    ...empty,
  }
}

function wholeSeconds(duration: number | null, warn: RowContext["warn"]): number | null {
  const seconds = duration === null ? null : Math.round(duration)
  if (seconds === null || (seconds >= 0 && seconds <= mostDuration)) return seconds
  warn(sentences.noDuration(String(duration)))
  return null
}

/** The note, or null if the workout's notes have already reached the length that can be sent. */
function noteWithRoom(note: string | null, workout: OpenWorkout, warn: RowContext["warn"]): string | null {
  if (note === null || workout.noteLetters + note.length <= mostNoteLetters) {
    workout.noteLetters += note?.length ?? 0
    return note
  }
  warn(sentences.manyNotes(writeNumber(mostNoteLetters, 0)))
  return null
}

/**
 * The exercise in the workout that a row belongs to. An exercise that reappears later, or whose set numbers
 * restart, is listed a second time.
 */
function blockOf(blocks: Block[], { exercise, load, position }: RowReading, isInterleaved: boolean): Block {
  const last = isInterleaved ? blocks.find(({ name }) => name === exercise) : blocks.at(-1)
  if (last?.name === exercise && (position === null || position > last.position)) return last
  const block = { name: exercise, ...(load && { load }), sets: [], position: -1, note: null }
  blocks.push(block)
  return block
}
