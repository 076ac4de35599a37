// Writes docs/complete-export.schema.json, which describes the complete export to other programs:
// node scripts/run-typescript.mjs scripts/write-export-schema.ts
import { writeFileSync } from "node:fs"
import { exportSchema } from "./export-schema.ts"

writeFileSync("docs/complete-export.schema.json", exportSchema())
