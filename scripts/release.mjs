// `npm run release`: installs and builds what is out of date, then makes the archive that runs on another machine with nothing but Node, in
// dist/release (decision 078).
import { fileURLToPath } from "node:url"
import { buildWhenStale, installDependencies } from "./prepare.mjs"

try {
  await installDependencies()
  await buildWhenStale()
  // Vite is loaded only now, because it may just have been installed.
  const { runnerImport } = await import("vite")
  const path = fileURLToPath(new URL("make-release.ts", import.meta.url))
  /** @type {{ module: typeof import("./make-release.ts") }} */
  const { module } = await runnerImport(path, { configFile: false, logLevel: "error" })
  console.log(module.makeRelease("dist/release"))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
