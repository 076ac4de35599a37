// Runs the existing builds. Plain Node, no dependencies.
import { realpathSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { holdBuild } from "../src/product/hold-build.mjs"
import { keepRunning } from "./keep-running.mjs"

/**
 * Keeps the server running from the builds that are current now. A restart after a crash isn't an update, even if something newer has been built
 * meanwhile. `onFirstUp` receives the message that the server sends when it is up.
 * @param {(message: unknown) => void} onFirstUp
 */
export function runBuilt(onFirstUp) {
  const [server, app] = [builtFolder("server"), builtFolder("web")]
  for (const folder of [server, app]) holdBuild(folder)
  process.env["REPERTOIRE_BUILT_APP"] = app
  keepRunning(join(server, "main.mjs"), onFirstUp)
}

/** @param {string} name */
function builtFolder(name) {
  return realpathSync(fileURLToPath(new URL(`../dist/${name}`, import.meta.url)))
}
