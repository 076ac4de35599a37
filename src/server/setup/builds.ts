import { existsSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { packageFolder } from "./package-folder.ts"

const place = join(packageFolder, "dist/web")

/** The built app, as it is when this process starts: a later build goes into another folder, and this one stays. */
export const builtWebApp = existsSync(place) ? realpathSync(place) : place

/** Notes that this process runs from its builds, so that later ones leave their folders alone until it ends. */
export function holdBuilds() {
  const folders = [builtWebApp, dirname(fileURLToPath(import.meta.url))]
  // Tests run from source.
  for (const folder of folders.filter((each) => basename(dirname(each)) === "builds")) {
    const note = `${folder}.used-by-${process.pid}`
    try {
      writeFileSync(note, "")
      process.once("exit", () => rmSync(note, { force: true }))
    } catch {
      // Where this process may not write, as in an image, nobody builds beside it.
    }
  }
}
