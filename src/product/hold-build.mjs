// @ts-check
// Plain JavaScript, because `npm start` imports this file, too, for the builds from which it keeps a server running.
import { rmSync, writeFileSync } from "node:fs"
import { basename, dirname } from "node:path"

/**
 * Marks a build as in use by this process, so that later builds leave its folder alone until the process ends. Does nothing for a folder that no
 * build made, because tests run from source.
 * @param {string} folder
 */
export function holdBuild(folder) {
  if (basename(dirname(folder)) !== "builds") return
  const note = `${folder}.used-by-${process.pid}`
  try {
    writeFileSync(note, "")
    process.once("exit", () => rmSync(note, { force: true }))
  } catch {
    // If this process can't write to the build's folder, as in a container image, no other build can run here either.
  }
}
