import { existsSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { holdBuild } from "./hold-build.mjs"
import { packageFolder } from "./release-folder.ts"

const place = join(packageFolder, "dist/web")

/**
 * The folder of the built app that this process serves. It is the current build at the time when the process started, or when `npm start` first
 * started the process. A later build goes into a different folder and leaves this one alone.
 */
export const builtWebApp =
  process.env["REPERTOIRE_BUILT_APP"] ?? (existsSync(place) ? realpathSync(place) : place)

/** Marks this process's builds as in use, so that later builds leave their folders alone until the process ends. */
export function holdBuilds() {
  for (const folder of [builtWebApp, dirname(fileURLToPath(import.meta.url))]) holdBuild(folder)
}
