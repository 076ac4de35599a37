// Runs the built server as `npm start` and `repertoire start` do.
import { runBuilt } from "./run-built.mjs"

/**
 * Keeps the server running from the existing builds until this process is told to stop. `--demo` among the arguments adds the demo account.
 * @param {readonly string[]} args
 */
export function runServer(args) {
  endWithNpm()
  runBuilt((backend) => {
    if (args.includes("--demo")) void addDemo(backend)
  })
}

/**
 * Adds the demo account through the API that every app uses. The backend knows nothing about it.
 * @param {unknown} backend
 */
async function addDemo(backend) {
  /** @type {unknown} */
  const demo = await import(new URL("../dist/server/demo.mjs", import.meta.url).href)
  if (isDemo(demo)) console.log(await demo.addDemo(backend))
}

/**
 * @param {unknown} demo
 * @returns {demo is { addDemo: (backend: unknown) => Promise<string> }}
 */
function isDemo(demo) {
  return typeof demo === "object" && demo !== null && "addDemo" in demo
}

/** npm and npx pass a signal on to the shell that runs a script for them, and that shell exits without passing it on to this process. */
function endWithNpm() {
  if (!["start", "npx"].includes(process.env["npm_lifecycle_event"] ?? "")) return
  const shell = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watching)
    process.kill(process.pid, "SIGTERM")
  }, 100)
  watching.unref()
}
