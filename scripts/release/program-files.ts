import { cpSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { helpTexts, inRelease } from "../settings/help.ts"

/** The scripts that run the builds, with what they import. They keep their paths, because they refer to each other and to the builds by path. */
const scripts = [
  ...["repertoire", "run-server", "run-built", "keep-running", "print-help"].map(
    (name) => `scripts/${name}.mjs`,
  ),
  "src/product/hold-build.mjs",
]
const documents = ["README.md", "CHANGELOG.md", "LICENSE"]

/** Copies the builds, the scripts that run them, and the operator's documents into the folder of a release. */
export function copyProgram(release: string) {
  const pages = readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`)
  for (const path of [...scripts, ...documents, ...pages]) cpSync(path, join(release, path))
  for (const built of ["dist/web", "dist/server"])
    cpSync(realpathSync(built), join(release, built), { recursive: true, filter: isServed })
  for (const [command, text] of Object.entries(helpTexts(inRelease)))
    writeText(release, `scripts/help/${command}.txt`, text)
}

/** Source maps and the bundler's manifest are for those who work on the program. */
function isServed(path: string) {
  return !path.endsWith(".map") && basename(path) !== ".vite"
}

/** Writes a file of a release and creates the folders above it. */
export function writeText(release: string, path: string, text: string) {
  mkdirSync(dirname(join(release, path)), { recursive: true })
  writeFileSync(join(release, path), text)
}
