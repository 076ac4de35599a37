import { type SpawnOptions, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { versionIn } from "#server/setup/package-version.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { findBinaries, type PostgresBinaries } from "./binaries.ts"
import { mayReach, type User, userForPostgres } from "./unprivileged-user.ts"

/** Where the embedded Postgres stores its data, and how its programs are run, because Postgres refuses to run as root. */
export interface Launcher {
  binaries: PostgresBinaries
  /** The database folder, which may not exist yet. */
  cluster: string
  /** The owner of Postgres' files; undefined for the user that runs Node. */
  owner: User | undefined
  /** The command line for a program with these arguments. */
  command: (program: string, args: string[]) => { file: string; args: string[]; options: SpawnOptions }
}

const otherPlace = "/var/lib/repertoire"

/** Chooses the launcher for a data folder; calls `say` if the data can't be stored there. */
export function findLauncher(dataDir: string, say: (line: string) => void): Launcher {
  const binaries = findBinaries()
  const cluster = clusterFolder(dataDir)
  if (process.getuid?.() !== 0) {
    return { binaries, cluster, owner: undefined, command: (file, args) => ({ file, args, options: {} }) }
  }
  const owner = userForPostgres(cluster)
  if (reachesAll(owner, binaries) && mayReach(cluster, owner)) return asUser({ binaries, cluster, owner })
  if (mayBeGrantedPassage(owner, binaries)) return asUserWithPassage({ binaries, cluster, owner })
  return inOtherPlace(dataDir, { binaries, owner, say })
}

/** The database folder: inside the data folder, unless an earlier start had to store it elsewhere. */
function clusterFolder(dataDir: string) {
  const asked = join(dataDir, "postgres")
  const elsewhere = join(placeElsewhere(dataDir), "postgres")
  return !existsSync(asked) && existsSync(elsewhere) ? elsewhere : asked
}

function placeElsewhere(dataDir: string) {
  return join(otherPlace, createHash("sha256").update(dataDir).digest("hex").slice(0, 12))
}

function reachesAll(user: User, { postgres, folder }: PostgresBinaries) {
  return mayReach(postgres, user) && mayReach(join(folder, "share/postgresql/postgres.bki"), user)
}

interface Installation {
  binaries: PostgresBinaries
  cluster: string
  owner: User
}

function asUser({ binaries, cluster, owner }: Installation): Launcher {
  return { binaries, cluster, owner, command: (file, args) => ({ file, args, options: owner }) }
}

function asUserWithPassage({ binaries, cluster, owner }: Installation): Launcher {
  const command = (program: string, args: string[]) => ({
    file: "setpriv",
    args: [...passageFor(owner), program, ...args],
    options: {},
  })
  return { binaries, cluster, owner, command }
}

/** Grants just the capability to traverse folders and read files, and makes access(2) honor it. */
function passageFor({ uid, gid }: User) {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--inh-caps=+dac_read_search",
    "--ambient-caps=+dac_read_search",
    "--securebits=+no_setuid_fixup",
    "--",
  ]
}

function mayBeGrantedPassage(user: User, binaries: PostgresBinaries) {
  return spawnSync("setpriv", [...passageFor(user), binaries.postgres, "--version"]).status === 0
}

/** Puts the data, and if needed the programs, into a folder that the unprivileged user who runs Postgres can reach. */
function inOtherPlace(
  dataDir: string,
  { binaries, owner, say }: { binaries: PostgresBinaries; owner: User; say: (line: string) => void },
): Launcher {
  const place = placeElsewhere(dataDir)
  try {
    mkdirSync(place, { recursive: true, mode: 0o755 })
    const reachable = reachesAll(owner, binaries) ? binaries : copyBinaries(binaries)
    say(`The user that runs Postgres can't access ${dataDir}, so the database is in ${place}.`)
    return asUser({ binaries: reachable, cluster: join(place, "postgres"), owner })
  } catch {
    throw new StartError(
      `Postgres can't run as root, another user can't access ${dataDir}, and ${place} isn't writable.`,
    )
  }
}

function copyBinaries(binaries: PostgresBinaries): PostgresBinaries {
  const folder = join(otherPlace, `postgres-${versionIn(join(binaries.folder, "../package.json"))}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    rmSync(draft, { recursive: true, force: true })
    cpSync(binaries.folder, draft, { recursive: true, verbatimSymlinks: true })
    spawnSync("chmod", ["-R", "a+rX", draft])
    renameSync(draft, folder)
  }
  return { folder, postgres: join(folder, "bin/postgres"), initdb: join(folder, "bin/initdb") }
}
