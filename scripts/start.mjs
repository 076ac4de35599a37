// `npm start`: everything, from a fresh clone to a printed address. The backend runs in a process of its own, which is started again
// when it ends by itself; this one passes signals on to it.
// `npm start -- --demo` adds an account with two years of training to look at; `npm start -- --help` shows the settings.
import { fileURLToPath } from "node:url"
import { lookFirst } from "./look-first.mjs"
import { buildWhenStale, installDependencies } from "./prepare.mjs"
import { asksForHelp, printHelp } from "./print-help.mjs"
import { runBuilt } from "./run-built.mjs"

if (asksForHelp(process.argv)) printHelp("start")
else await bringUp()

async function bringUp() {
  try {
    await lookFirst(process.env)
    await installDependencies()
    await buildWhenStale()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  if (process.env.npm_lifecycle_event === "start") endWithNpm()
  runBuilt((backend) => {
    if (process.argv.includes("--demo")) void addDemo(backend)
  })
}

/**
 * Through the door that every app uses: the backend knows nothing of it.
 * @param {unknown} backend
 */
async function addDemo(backend) {
  // Loaded only here: Vite is what reads TypeScript.
  const { runnerImport } = await import("vite")
  const path = fileURLToPath(new URL("make-demo.ts", import.meta.url))
  /** @type {{ module: typeof import("./make-demo.ts") }} */
  const { module } = await runnerImport(path, { configFile: false, logLevel: "error" })
  console.log(await module.addDemo(backend))
}

/** npm passes a signal on to the shell that it runs scripts in, and that shell ends without passing it on to us. */
function endWithNpm() {
  const shell = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watching)
    process.kill(process.pid, "SIGTERM")
  }, 100)
  watching.unref()
}
