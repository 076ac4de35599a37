// `npm run build`: installs and builds what `npm start` would, but starts nothing. A server running from this folder isn't affected, and the next
// start is quick.
import { buildWhenStale, installDependencies } from "./prepare.mjs"
import { isBuiltInPlace } from "./swapped-build.mjs"

try {
  if (isBuiltInPlace("dist/web"))
    throw new Error(
      "A server started by an earlier release may still be using dist/web and would lose its files. Stop it, then run `npm start`, which installs and builds.",
    )
  await installDependencies()
  await buildWhenStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
