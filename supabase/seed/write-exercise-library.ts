// Writes the migration of the library's tags from exercise-library.csv. Only until it has landed: later changes are migrations of their own.
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { tagsMigration, writeTagsMigration } from "./exercise-library.ts"

writeFileSync(tagsMigration, writeTagsMigration())
console.log(`The tags of the exercise library are written to ${fileURLToPath(tagsMigration)}`)
