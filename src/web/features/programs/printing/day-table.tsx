import type { WeightUnit } from "#domain/measures/units.ts"
import type { ShownSet } from "#domain/programs/prescription.ts"
import type { PaperLine } from "#domain/programs/view/plan-on-paper.ts"
import { ExerciseTable } from "#web/printing/exercise-table.tsx"
import { sentences as printing } from "#web/printing/sentences.ts"
import { supersetPlaces } from "#web/programs/superset-places.ts"
import { loadText, sentences, setsText } from "./sentences.ts"

/** A session's sets, with one row for consecutive equal sets and room to write next to each. */
export function DayTable({ lines, unit }: { lines: readonly PaperLine[]; unit: WeightUnit }) {
  if (lines.length === 0) return <p>{sentences.noExercises}</p>
  const places = supersetPlaces(lines)
  const exercises = lines.map((line, index) => ({
    place: places[index] ?? "",
    name: line.exercise_name,
    note: line.goal !== null && <small>{sentences.inAll(line.goal)}</small>,
    rows: rowsOf(line),
  }))
  return <ExerciseTable columns={[printing.sets, printing.load(unit)]} {...{ exercises }} />
}

/** Consecutive equal sets share a row. An exercise without sets has one empty row to write in. */
function rowsOf({ sets, percents }: PaperLine): string[][] {
  const runs: { set: ShownSet; load: string; count: number }[] = []
  for (const [place, set] of sets.entries()) {
    const load = loadText(set, percents[place] ?? null)
    const last = runs.at(-1)
    if (last?.load === load && setsText(last.set, 1) === setsText(set, 1)) last.count += 1
    else runs.push({ set, load, count: 1 })
  }
  return runs.length === 0 ? [[]] : runs.map(({ set, load, count }) => [setsText(set, count), load])
}
