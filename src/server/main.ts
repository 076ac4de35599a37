import { start } from "./start.ts"
import { StartError } from "#server/setup/start-error.ts"

const patienceMilliseconds = 10_000
// One Ctrl-C under npm arrives twice: from the terminal, and passed on by npm.
const sameKeyMilliseconds = 500
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** Runs the backend until it is told to stop; answers it once it is there. */
async function main() {
  let stop: (() => Promise<void>) | undefined
  onSignals(() => stop)
  try {
    const backend = await start(process.env, console.log)
    stop = backend.stop
    return backend
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    return process.exit(1)
  }
}

/**
 * The first signal lets everything end well; a later one, or one during the start, or too long a wait, ends at once. Nothing that
 * was acknowledged is lost in either case.
 */
function onSignals(stopOf: () => (() => Promise<void>) | undefined) {
  let stoppingSince: number | undefined
  for (const [signal, exitCode] of Object.entries(exitCodes)) {
    process.on(signal, () => {
      const stop = stopOf()
      if (!stop) process.exit(exitCode)
      if (stoppingSince === undefined) {
        stoppingSince = performance.now()
        console.log("Stopping when the requests in flight are done. Ctrl-C again stops at once.")
        setTimeout(() => process.exit(1), patienceMilliseconds).unref()
        void stop().then(() => process.exit(0))
      } else if (performance.now() - stoppingSince > sameKeyMilliseconds) process.exit(exitCode)
    })
  }
}

export const running = main()
