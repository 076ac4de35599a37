import { chownSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Launcher } from "./launcher.ts"

/** The embedded Postgres' socket or port, never reachable from other machines. */
export interface Doorway {
  /** The settings for Postgres. */
  settings: Record<string, string>
  /** The address that connects as Postgres' superuser. */
  databaseUrl: (password: string) => string
  /** Removes everything that was created outside the database folder. */
  close: () => void
}

// The lowest limit on any system for the length of a socket's path, less the socket's name and the terminating byte.
const longestFolder = 103 - "/.s.PGSQL.5432".length

/** A unix socket in the database folder, or in a private temporary one if that path is too long; on Windows a loopback port. */
export async function openDoorway({ cluster, owner }: Launcher): Promise<Doorway> {
  if (process.platform === "win32") return onLoopback(await freePort())
  if (Buffer.byteLength(cluster) <= longestFolder) return inFolder(cluster, () => {})
  const folder = mkdtempSync(join(tmpdir(), "repertoire-"))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return inFolder(folder, () => rmSync(folder, { recursive: true, force: true }))
}

function inFolder(folder: string, close: () => void): Doorway {
  return {
    settings: { listen_addresses: "", unix_socket_directories: folder, unix_socket_permissions: "0700" },
    databaseUrl: (password) =>
      `postgresql://postgres:${encodeURIComponent(password)}@/postgres?host=${encodeURIComponent(folder)}`,
    close,
  }
}

function onLoopback(port: number): Doorway {
  return {
    settings: { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port) },
    databaseUrl: (password) =>
      `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    close: () => {},
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === "string")
    throw new Error("The server is listening on a port but has no address.")
  return address.port
}
