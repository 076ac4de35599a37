import { existsSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { holdBuild } from "./hold-build.mjs"
import { packageFolder } from "./release-folder.ts"

const place = join(packageFolder, "dist/web")

/**
 * The built app, as it is when this process starts, or as it was when `npm start` first started it: a later build goes into another
 * folder, and this one stays.
 */
export const builtWebApp =
  process.env["REPERTOIRE_BUILT_APP"] ?? (existsSync(place) ? realpathSync(place) : place)

/** Notes that this process runs from its builds, so that later ones leave their folders alone until it ends. */
export function holdBuilds() {
  for (const folder of [builtWebApp, dirname(fileURLToPath(import.meta.url))]) holdBuild(folder)
}
