import { kilograms } from "#domain/measures/units.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { UnreadableRow } from "./cells.ts"
import { checkedSet, cutTo, longestSetNote, weightText } from "./checked-set.ts"
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
import type { RowReading } from "./row-reading.ts"
import { sentences } from "./sentences.ts"

// Limits of the tables (exercises, workout_logs, set_logs).
const longestName = 200
const longestWorkoutNote = 20_000

interface Block extends FileExercise {
  position: number
  note: string | null
}

type OpenWorkout = Omit<FileWorkout, "exercises" | "notes"> & { exercises: Block[]; notes: Set<string> }

/** Where a reading stands in its file. */
interface RowContext {
  line: number
  warn: (sentence: string) => void
  isInterleaved: boolean
}

/** Makes workouts and body weights of a file's rows, whichever of its tables they come from. */
export class HistoryCollector {
  readonly problems: LineProblem[] = []
  readonly #workouts = new Map<string, OpenWorkout>()
  readonly #weights: FileWeight[] = []
  readonly #weighed = new Set<string>()
  readonly #lines = new Map<FileSet, number>()

  constructor(private readonly source: string) {}

  addWeight(weight: FileWeight) {
    const same = `${sortable(weight.at)} ${weight.weight} ${weight.weight_unit}`
    if (!this.#weighed.has(same)) this.#weights.push(weight)
    this.#weighed.add(same)
  }

  /** Throws UnreadableRow if the row can't be used. */
  add(reading: RowReading, context: RowContext) {
    const { workoutKey, exercise } = reading
    if (exercise === "") throw new UnreadableRow(sentences.noExercise)
    if (exercise.length > longestName) throw new UnreadableRow(sentences.longExercise)
    const sets = reading.sets.map((set) => checkedSet(set, context.warn))
    const workout = this.#workouts.get(workoutKey) ?? newWorkout(reading, context)
    this.#workouts.set(workoutKey, workout)
    const tooLong = sentences.cut("note", writeNumber(longestWorkoutNote, 0))
    const notes = cutTo(reading.workoutNotes, longestWorkoutNote, () => context.warn(tooLong))
    if (notes !== null) workout.notes.add(notes)
    const block = blockOf(workout.exercises, reading, context.isInterleaved)
    block.position = reading.position ?? block.position
    block.note ??= reading.exerciseNotes
    block.sets.push(...sets)
    for (const set of sets) this.#lines.set(set, context.line)
  }

  finish(): FileHistory {
    const open = [...this.#workouts.values()]
    const problems = [...this.problems, ...farBeyondProblems(open, this.#lines)]
    const finished = open.map(finishedWorkout).filter(({ exercises }) => exercises.length > 0)
    return {
      source: this.source,
      workouts: finished.toSorted((one, other) => sortable(one.start) - sortable(other.start)),
      weights: this.#weights,
      problems: problems.toSorted((one, other) => one.line - other.line),
    }
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
function newWorkout(reading: RowReading, { line, warn }: RowContext): OpenWorkout {
  const { name, end, ...rest } = reading.readWorkout()
  const kept = cutTo(name, longestName, () => warn(sentences.cut("name", writeNumber(longestName, 0))))
  return { line, ...rest, ...(end && { end }), name: kept, notes: new Set(), exercises: [] }
}

/** The exercise that a row continues. One that is named again later, or whose set numbers restart, is listed a second time. */
function blockOf(blocks: Block[], { exercise, load, position }: RowReading, isInterleaved: boolean): Block {
  const last = isInterleaved ? blocks.find(({ name }) => name === exercise) : blocks.at(-1)
  if (last?.name === exercise && (position === null || position > last.position)) return last
  const block = { name: exercise, ...(load && { load }), sets: [], position: -1, note: null }
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

function withNote({ name, load, sets, note }: Block): FileExercise {
  const exercise = { name, ...(load && { load }), sets }
  const [first, ...rest] = sets
  if (!first || note === null || first.notes === note) return exercise
  const notes = first.notes === null ? note : `${note}\n${first.notes}`
  return { ...exercise, sets: [{ ...first, notes: notes.slice(0, longestSetNote) }, ...rest] }
}
