// `node scripts/run-typescript.mjs bench/search.ts`: what a keystroke in the exercise search costs, with the library of 759 exercises and one more
// letter each time.
import { readFileSync } from "node:fs"
import Papa from "papaparse"
import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import { firsts, firstThrees } from "../tests/integration/exercises/queries.ts"
import { summarize } from "./measure.ts"

const slowdown = 4

const { data } = Papa.parse<Record<"name" | "equipment" | "primary_muscles" | "aliases", string>>(
  readFileSync("supabase/seed/exercise-library.csv", "utf8").trim(),
  { header: true },
)
const listOf = (text: string) => text.split("; ").filter((part) => part !== "")
const exercises = data.map(({ name, equipment, primary_muscles, aliases }) => ({
  exercise_id: name,
  exercise_name: name,
  aliases: listOf(aliases),
  equipment,
  primary_muscles: listOf(primary_muscles),
}))
const queries = Object.keys({ ...firsts, ...firstThrees })
const typed = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)))

const index = indexExercises(exercises, [])
const names = exercises.map(({ exercise_name }) => exercise_name.toLowerCase())
const searched = time((text) => searchExercises(index, text))
const compared = time((text) => names.filter((name) => name.includes(text)))
console.log(`${exercises.length} exercises, ${typed.length} keystrokes of ${queries.length} queries`)
console.log(`search: p50 ${searched.p50.toFixed(2)} ms, p95 ${searched.p95.toFixed(2)} ms`)
console.log(`${slowdown} times slower, p95: ${(searched.p95 * slowdown).toFixed(2)} ms`)
console.log(`a plain look for the text in the names: p50 ${compared.p50.toFixed(3)} ms; the search takes`)
console.log(`${(searched.p50 / compared.p50).toFixed(0)} times as long`)

function time(work: (text: string) => unknown) {
  for (const text of typed) work(text)
  const started = performance.now()
  const times = typed.map((text) => {
    const before = performance.now()
    work(text)
    return performance.now() - before
  })
  return summarize(times, (performance.now() - started) / 1000)
}
