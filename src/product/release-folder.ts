import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { versionIn } from "@repertoire/backend/package-version"

const here = dirname(fileURLToPath(import.meta.url))

/** The package's folder, whether the program runs from source or from the build, and wherever the process was started. */
export const packageFolder = folderAbove(here)

const copied = join(here, "release")

/**
 * The folder with the SQL, pictures and package.json that this program was built with. A restarted server or a command must not use those of a later
 * release. If the program runs from source, this is the package's folder.
 */
export const releaseFolder = existsSync(copied) ? copied : packageFolder

function folderAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderAbove(dirname(folder))
}

/** Repertoire's version, from its package.json. */
export const ownVersion = (): string => versionIn(join(releaseFolder, "package.json"))
