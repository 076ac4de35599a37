// `npm run build`: installs and builds what `npm start` would, and starts nothing. A server that runs from this folder goes on as it is, and the
// next start is quick.
import { buildWhenStale, installDependencies } from "./prepare.mjs"

try {
  await installDependencies()
  await buildWhenStale()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
