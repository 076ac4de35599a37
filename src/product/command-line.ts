import { existsSync } from "node:fs"
import { join } from "node:path"
import { packageFolder } from "./release-folder.ts"

// Only a release has its dependencies locked in this file.
const isRelease = existsSync(join(packageFolder, "npm-shrinkwrap.json"))

/** How an operator types one of the commands: `repertoire backup` in a release, `npm run backup --` in a clone. */
export const commandLine = (name: string): string => (isRelease ? `repertoire ${name}` : `npm run ${name} --`)
