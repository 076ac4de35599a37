import { formatNumber } from "#domain/measures/numbers.ts"
import { kilograms } from "#domain/measures/units.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { readCells, UnreadableRow } from "./cells.ts"
import { isFarBeyond, plausibleBest } from "./far-beyond.ts"
import type {
  FileExercise,
  FileHistory,
  FileSet,
  FileWeight,
  FileWorkout,
  LineProblem,
} from "./file-history.ts"
import { sortable } from "./read-time.ts"
import { emptyHistory, type RowFormat, type RowReading } from "./row-reading.ts"
import { sentences } from "./sentences.ts"

// Limits of the tables (exercises, workout_logs, set_logs).
const longestName = 200
const longestWorkoutNote = 20_000
const longestSetNote = 10_000

interface Block extends FileExercise {
  position: number
  note: string | null
}

type OpenWorkout = Omit<FileWorkout, "exercises" | "notes"> & { exercises: Block[]; notes: Set<string> }

/** Reads a table row by row and returns its history at the end. */
export interface HistoryReader {
  /** `line` is the row's first line in the file. */
  add: (cells: readonly string[], line: number) => void
  finish: () => FileHistory
}

/** Reads the rows of a table in this format; its header at `headerLine` has these column names. */
export function historyReader(format: RowFormat, header: readonly string[], headerLine = 1): HistoryReader {
  const names = header.map((name) => name.trim())
  const history = emptyHistory(format.source)
  const workouts = new Map<string, OpenWorkout>()
  const weighed = new Set<string>()
  const lines = new Map<FileSet, number>()

  for (const name of names.filter((each) => each !== "" && !isKnown(format, each)))
    history.problems.push({ line: headerLine, sentence: sentences.unknownColumn(name), leftOut: null })

  function addRow(cells: readonly string[], line: number) {
    if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== ""))
      throw new UnreadableRow(sentences.wrongCells)
    const row = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]))
    const warn = (sentence: string) => history.problems.push({ line, sentence, leftOut: null })
    const read = readCells(row, warn)
    const reading = format.read(read)
    if (reading)
      addReading(workouts, reading, { line, lines, warn, isInterleaved: format.isInterleaved ?? false })
    const weight = format.readWeight?.(read)
    if (weight) addWeight(weight, line)
  }

  function addWeight(weight: Omit<FileWeight, "line">, line: number) {
    const same = `${sortable(weight.at)} ${weight.weight} ${weight.weight_unit}`
    if (!weighed.has(same)) history.weights.push({ line, ...weight })
    weighed.add(same)
  }

  return {
    add(cells, line) {
      if (cells.every((cell) => cell.trim() === "")) return
      try {
        addRow(cells, line)
      } catch (problem) {
        if (!(problem instanceof UnreadableRow)) throw problem
        history.problems.push({ line, sentence: problem.message, leftOut: cells })
      }
    },
    finish() {
      history.problems.push(...farBeyondProblems([...workouts.values()], lines))
      history.problems.sort((one, other) => one.line - other.line)
      const finished = [...workouts.values()]
        .map(finishedWorkout)
        .filter(({ exercises }) => exercises.length > 0)
      history.workouts = finished.toSorted((one, other) => sortable(one.start) - sortable(other.start))
      return history
    },
  }
}

/** Reports weights of ten times their exercise's best; they are kept. */
function farBeyondProblems(
  workouts: readonly OpenWorkout[],
  lines: ReadonlyMap<FileSet, number>,
): LineProblem[] {
  const byExercise = new Map<string, FileSet[]>()
  for (const { name, sets } of workouts.flatMap(({ exercises }) => exercises)) {
    const known = byExercise.get(name)
    if (known) known.push(...sets)
    else byExercise.set(name, [...sets])
  }
  return [...byExercise.values()].flatMap((sets) => {
    const best = plausibleBest(sets.map(inKilograms))
    return sets
      .filter((set) => isFarBeyond(inKilograms(set), best))
      .map((set) => ({
        line: lines.get(set) ?? 1,
        sentence: sentences.farBeyond(weightText(set)),
        leftOut: null,
      }))
  })
}

const inKilograms = ({ weight, weight_unit }: FileSet) => kilograms(weight ?? 0, weight_unit ?? "kg")
const weightText = ({ weight, weight_unit }: FileSet) =>
  `${formatNumber(weight ?? 0)} ${weight_unit ?? ""}`.trim()

function isKnown(format: RowFormat, name: string) {
  return format.columns.some((known) => (typeof known === "string" ? known === name : known.test(name)))
}

interface RowContext {
  line: number
  /** The line of each set. */
  lines: Map<FileSet, number>
  warn: (sentence: string) => void
  isInterleaved: boolean
}

function addReading(workouts: Map<string, OpenWorkout>, reading: RowReading, context: RowContext) {
  const { workoutKey, exercise } = reading
  if (exercise === "") throw new UnreadableRow(sentences.noExercise)
  if (exercise.length > longestName) throw new UnreadableRow(sentences.longExercise)
  const sets = reading.sets.map((set) => checkedSet(set, context))
  const workout = workouts.get(workoutKey) ?? newWorkout(reading, context)
  workouts.set(workoutKey, workout)
  const { workoutNotes } = reading
  const tooLong = sentences.cut("note", writeNumber(longestWorkoutNote, 0))
  const notes = cutTo(workoutNotes, longestWorkoutNote, () => context.warn(tooLong))
  if (notes !== null) workout.notes.add(notes)
  const block = blockOf(workout.exercises, reading, context.isInterleaved)
  block.position = reading.position ?? block.position
  block.note ??= reading.exerciseNotes
  block.sets.push(...sets)
  for (const set of sets) context.lines.set(set, context.line)
}

function newWorkout(reading: RowReading, { line, warn }: RowContext): OpenWorkout {
  const { name, ...rest } = reading.readWorkout()
  const kept = cutTo(name, longestName, () => warn(sentences.cut("name", writeNumber(longestName, 0))))
  return { line, ...rest, name: kept, notes: new Set(), exercises: [] }
}

/** A set as it can be stored. Throws UnreadableRow if nothing was done in it. */
function checkedSet(set: FileSet, { warn }: RowContext): FileSet {
  const { reps, weight, duration_minutes, distance, notes } = set
  if (reps === null && weight === null && duration_minutes === null && distance === null)
    throw new UnreadableRow(sentences.nothingDone)
  if (weight !== null && reps === null && duration_minutes === null && distance === null)
    warn(sentences.missingReps(weightText(set)))
  const kept = cutTo(notes, longestSetNote, () => warn(sentences.cut("note", writeNumber(longestSetNote, 0))))
  return { ...set, notes: kept }
}

function cutTo(text: string | null, most: number, onCut: () => void): string | null {
  if (text === null || text.length <= most) return text
  onCut()
  // Don't cut through a surrogate pair.
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")
}

/** The exercise that a row continues. One that is named again later, or whose set numbers restart, is listed a second time. */
function blockOf(blocks: Block[], { exercise, position }: RowReading, isInterleaved: boolean): Block {
  const last = isInterleaved ? blocks.find(({ name }) => name === exercise) : blocks.at(-1)
  if (last?.name === exercise && (position === null || position > last.position)) return last
  const block = { name: exercise, sets: [], position: -1, note: null }
  blocks.push(block)
  return block
}

/** An exercise's note goes to its first set, or to the workout's notes if it has no sets. */
function finishedWorkout({ exercises, notes, ...workout }: OpenWorkout): FileWorkout {
  const withoutSets = exercises.filter(({ sets, note }) => sets.length === 0 && note !== null)
  const lost = withoutSets.map(({ name, note }) => `${name}: ${note}`)
  return {
    ...workout,
    notes: [...notes, ...lost].join("\n").slice(0, longestWorkoutNote) || null,
    exercises: exercises.filter(({ sets }) => sets.length > 0).map(withNote),
  }
}

function withNote({ name, sets, note }: Block): FileExercise {
  const [first, ...rest] = sets
  if (!first || note === null || first.notes === note) return { name, sets }
  const notes = first.notes === null ? note : `${note}\n${first.notes}`
  return { name, sets: [{ ...first, notes: notes.slice(0, longestSetNote) }, ...rest] }
}
