import { afterAll, beforeAll, expect, it } from "vitest"
import { type ExerciseIndex, indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import { openSchemaDatabase, type SchemaDatabase } from "../schema/schema-database.ts"
import { firsts, firstThrees } from "./queries.ts"

interface LibraryExercise {
  exercise_id: string
  exercise_name: string
  aliases: string[]
  equipment: string | null
  primary_muscles: string[]
  popularity_rank: number | null
}

let database: SchemaDatabase
let library: LibraryExercise[]
let index: ExerciseIndex<LibraryExercise>
beforeAll(async () => {
  database = await openSchemaDatabase()
  library = await database.admin<LibraryExercise>(
    `select id as exercise_id, name as exercise_name, aliases, equipment, primary_muscles, popularity_rank
    from public.exercises where owner_id is null order by name`,
  )
  index = indexExercises(library, [])
})
afterAll(() => database.drop())

const namesOf = (exercises: readonly LibraryExercise[]) => exercises.map(({ exercise_name }) => exercise_name)
const search = (query: string) => namesOf(searchExercises(index, query).found)

it("lists the meant exercise first", () => {
  const found = Object.keys(firsts).map((query) => [query, search(query)[0]])
  expect(Object.fromEntries(found)).toEqual(firsts)
})

it("starts with the three exercises that a word usually means", () => {
  const found = Object.entries(firstThrees).map(([query, names]) => {
    const leading = search(query).slice(0, 3)
    return [query, names.filter((name) => leading.includes(name))]
  })
  expect(Object.fromEntries(found)).toEqual(firstThrees)
})

it("finds every exercise by its name and by each of its aliases", () => {
  for (const { exercise_name, aliases } of library)
    for (const name of [exercise_name, ...aliases]) expect(search(name), name).toContain(exercise_name)
})

it("starts a new person's list with thirty popular exercises", () => {
  const { found } = searchExercises(index, "")
  expect(found.slice(0, 30).map(({ popularity_rank }) => popularity_rank)).toEqual(
    Array.from({ length: 30 }, (_, place) => place + 1),
  )
  expect(found).toHaveLength(library.length)
})
