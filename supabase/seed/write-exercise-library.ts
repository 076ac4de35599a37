// Writes the library's migration from exercise-library.csv. Only until it has landed: later changes are migrations of their own.
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { libraryMigration, readLibrary } from "./exercise-library.ts"

const migration = new URL("../migrations/20261121001900_exercise_library.sql", import.meta.url)

const exercises = readLibrary()
writeFileSync(migration, libraryMigration(exercises))
console.log(`${exercises.length} exercises written to ${fileURLToPath(migration)}`)
