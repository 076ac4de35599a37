import { once } from "node:events"
import { createServer } from "node:net"

// Below 32768, where Linux begins to give out ports by itself (49152 on macOS and Windows): one of those can be given away again in
// the seconds between this check and the start of the server that was to have it.
const firstPort = 20_000
const portsOfEach = 1_000
const worker = Number(process.env["VITEST_POOL_ID"] ?? 0)
let asked = Math.floor(Math.random() * portsOfEach)

/** A port of 127.0.0.1 that nobody listens on. Test files that run at the same time never get the same one. */
export async function freePort(): Promise<number> {
  asked += 1
  const port = firstPort + worker * portsOfEach + (asked % portsOfEach)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1")
  try {
    await once(server, "listening")
  } catch {
    return false
  }
  server.close()
  await once(server, "close")
  return true
}
