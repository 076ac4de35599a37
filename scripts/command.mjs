// `npm run backup`, `npm run restore` and `npm run admin`: the backend's own commands, built when they are missing or old.
import { buildBackendWhenStale, installDependencies } from "./prepare.mjs"

try {
  await installDependencies()
  await buildBackendWhenStale()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const { main } = await import("../dist/server/commands.mjs")
await main(process.argv.slice(2))
