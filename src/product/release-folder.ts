import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { versionIn } from "@repertoire/backend/package-version"

const here = dirname(fileURLToPath(import.meta.url))

/** The package's folder, both from source and from the build, wherever the process was started. */
export const packageFolder = folderAbove(here)

const copied = join(here, "release")

/**
 * Where SQL, pictures and package.json are, as this program was built with them: a server that starts again by itself, or a command,
 * must not take those of a later release. From source, the package's folder.
 */
export const releaseFolder = existsSync(copied) ? copied : packageFolder

function folderAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderAbove(dirname(folder))
}

/** The version of Repertoire, from its package. */
export const ownVersion = (): string => versionIn(join(releaseFolder, "package.json"))
