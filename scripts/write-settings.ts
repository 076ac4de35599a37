// `node scripts/run-typescript.mjs scripts/write-settings.ts`: writes docs/settings.md and the `--help` texts from the settings in
// packages/backend/src/setup/settings and src/product/settings.
import { writeFileSync } from "node:fs"
import { filesOfSettings } from "./settings/files.ts"

for (const [path, text] of Object.entries(filesOfSettings())) writeFileSync(path, text)
