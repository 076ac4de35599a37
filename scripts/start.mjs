// `npm start`: takes a fresh clone all the way to a running server, and prints its address. The backend runs in its own process, which is restarted
// if it exits unexpectedly; this process passes signals on to the backend. `npm start -- --demo` adds an account with two years of training to look
// at; `npm start -- --help` shows the settings.
import { lookFirst } from "./look-first.mjs"
import { buildWhenStale, installDependencies } from "./prepare.mjs"
import { asksForHelp, printHelp } from "./print-help.mjs"
import { runServer } from "./run-server.mjs"

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
  runServer(process.argv)
}
