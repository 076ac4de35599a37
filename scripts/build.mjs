// `npm run build`: installs and builds what `npm start` would, but starts nothing. A server running from this folder isn't affected, and the next
// start is quick.
import { buildWhenStale, installDependencies } from "./prepare.mjs"
import { isBuiltInPlace } from "./swapped-build.mjs"

try {
  if (isBuiltInPlace("dist/web"))
    throw new Error(
      "An earlier release built dist/web in place, and its server would lose its files. Stop that server, then run `npm start`, which installs and builds.",
    )
  await installDependencies()
  await buildWhenStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
