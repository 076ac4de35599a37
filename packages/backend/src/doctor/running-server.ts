import { type Config, reachableName } from "#server/setup/config.ts"

const patience = 5_000

/** Whether this server answers on this machine. */
export async function isRunning({ host, port }: Config): Promise<boolean> {
  try {
    const url = `http://${reachableName(host)}:${port}/healthz/alive`
    return (await fetch(url, { signal: AbortSignal.timeout(patience) })).ok
  } catch {
    return false
  }
}
