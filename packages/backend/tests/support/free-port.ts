import { once } from "node:events"
import { createServer } from "node:net"

// Below 32768, where Linux starts to assign ports itself (49152 on macOS and Windows). A port from that range could be assigned
// to something else in the seconds between this check and the start of the server that needs it.
const firstPort = 20_000
const portsOfEach = 1_000
const worker = Number(process.env["VITEST_POOL_ID"] ?? 0)
let asked = Math.floor(Math.random() * portsOfEach)

/** A port on 127.0.0.1 that nothing listens on. Test files that run at the same time never get the same one. */
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
