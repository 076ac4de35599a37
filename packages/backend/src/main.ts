import type { Product } from "./product.ts"
import { start } from "./start.ts"
import { sayIsUp, restartFactsIn, stopWithKeeper } from "./supervised.ts"
import { collectGarbage } from "#server/setup/starting/collect-garbage.ts"
import { failureSentence } from "#server/setup/starting/failure-sentence.ts"

const patienceMilliseconds = 10_000
// When to collect the garbage that starting leaves. It isn't done at once, because the first requests would have to wait for it.
const garbageAfterMilliseconds = 15_000
// Signals that arrive this close together are one: under npm, a Ctrl-C arrives twice, once from the terminal and once
// forwarded by npm.
const sameKeyMilliseconds = 500
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** Runs the backend with a product as the main program of this process, until it is told to stop. */
export async function runBackend(product: Product): Promise<void> {
  let stop: (() => Promise<void>) | undefined
  onSignals(() => stop)
  stopWithKeeper()
  try {
    const backend = await start(product, process.env, console.log, restartFactsIn(process.argv))
    stop = () => backend.drain().then(backend.stop)
    sayIsUp(backend.config)
    setTimeout(collectGarbage, garbageAfterMilliseconds).unref()
  } catch (error) {
    console.error(failureSentence(error) ?? error)
    process.exit(1)
  }
}

/**
 * The first signal shuts down cleanly. A second signal, a signal during startup, or a shutdown that takes too long makes the process exit at once.
 * Nothing acknowledged is lost in either case.
 */
function onSignals(stopOf: () => (() => Promise<void>) | undefined) {
  let stoppingSince: number | undefined
  for (const [signal, exitCode] of Object.entries(exitCodes)) {
    process.on(signal, () => {
      const stop = stopOf()
      if (!stop) process.exit(exitCode)
      if (stoppingSince === undefined) {
        stoppingSince = performance.now()
        console.log("Stopping once the requests in flight are done. Press Ctrl-C again to stop immediately.")
        setTimeout(() => process.exit(1), patienceMilliseconds).unref()
        void stop().then(() => process.exit(0))
      } else if (performance.now() - stoppingSince > sameKeyMilliseconds) process.exit(exitCode)
    })
  }
}
