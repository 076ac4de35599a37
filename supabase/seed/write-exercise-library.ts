// Writes the library's migration from exercise-library.csv. Only until it has landed: later changes are migrations of their own.
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { libraryMigration, writeLibraryMigration } from "./exercise-library.ts"

writeFileSync(libraryMigration, writeLibraryMigration())
console.log(`The exercise library is written to ${fileURLToPath(libraryMigration)}`)
