// @ts-check
// Plain JavaScript: `npm start` holds the builds that it keeps a server running from.
import { rmSync, writeFileSync } from "node:fs"
import { basename, dirname } from "node:path"

/**
 * Notes that this process runs from a build, so that later ones leave its folder alone until it ends. Anything else than a folder
 * that a build has made is left as it is: tests run from source.
 * @param {string} folder
 */
export function holdBuild(folder) {
  if (basename(dirname(folder)) !== "builds") return
  const note = `${folder}.used-by-${process.pid}`
  try {
    writeFileSync(note, "")
    process.once("exit", () => rmSync(note, { force: true }))
  } catch {
    // Where this process may not write, as in an image, nobody builds beside it.
  }
}
