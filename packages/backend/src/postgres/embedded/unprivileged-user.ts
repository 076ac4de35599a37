import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { StartError } from "#server/setup/starting/start-error.ts"

export interface User {
  uid: number
  gid: number
}

/** The user that runs Postgres when Node is root: the owner of an existing database, or else `postgres`, or else `nobody`. */
export function userForPostgres(cluster: string): User {
  return ownerOf(cluster) ?? userNamed("postgres") ?? userNamed("nobody") ?? noUser()
}

/** Whether a user may traverse every folder above a path, and read the path itself if it exists. */
export function mayReach(path: string, user: User): boolean {
  return (
    (!existsSync(path) || isAllowed(path, user, 0o4)) &&
    foldersAbove(path).every((folder) => isAllowed(folder, user, 0o1))
  )
}

function ownerOf(cluster: string): User | undefined {
  if (!existsSync(cluster)) return undefined
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? undefined : { uid, gid }
}

function userNamed(name: string): User | undefined {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n")
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function noUser(): never {
  throw new StartError(
    "Postgres can't run as root, and there is no user named postgres or nobody. Start it as another user.",
  )
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === path ? [] : [folder, ...foldersAbove(folder)]
}

/** Whether the mode grants the bit (4 read, 1 traverse) to the user's class. */
function isAllowed(path: string, { uid, gid }: User, bit: number) {
  const stat = statSync(path)
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0
  return (stat.mode & (bit << shift)) !== 0
}
