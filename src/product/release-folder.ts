import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { versionIn } from "@repertoire/backend/package-version"

const here = dirname(fileURLToPath(import.meta.url))

/** The package's folder, both from source and from the build, wherever the process was started. */
export const packageFolder = folderAbove(here)

const copied = join(here, "release")

/**
 * The folder of the SQL, pictures and package.json that this program was built with: a restarted server, or a command,
 * must not use those of a later release. From source, the package's folder.
 */
export const releaseFolder = existsSync(copied) ? copied : packageFolder

function folderAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderAbove(dirname(folder))
}

/** The version of Repertoire, from its package. */
export const ownVersion = (): string => versionIn(join(releaseFolder, "package.json"))
