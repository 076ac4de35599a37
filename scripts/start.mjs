// `npm start`: takes a fresh clone all the way to a running server, and prints its address. The backend runs in its own process, which is restarted
// if it exits unexpectedly; this process passes signals on to the backend. `npm start -- --demo` adds an account with two years of training to look
// at; `npm start -- --help` shows the settings.
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
 * Adds the demo account through the API that every app uses. The backend knows nothing about it.
 * @param {unknown} backend
 */
async function addDemo(backend) {
  // Vite is loaded only here, because only the demo account needs it to run TypeScript.
  const { runnerImport } = await import("vite")
  const path = fileURLToPath(new URL("make-demo.ts", import.meta.url))
  /** @type {{ module: typeof import("./make-demo.ts") }} */
  const { module } = await runnerImport(path, { configFile: false, logLevel: "error" })
  console.log(await module.addDemo(backend))
}

/** npm passes a signal on to the shell that runs its scripts, and that shell exits without passing it on to this process. */
function endWithNpm() {
  const shell = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watching)
    process.kill(process.pid, "SIGTERM")
  }, 100)
  watching.unref()
}
