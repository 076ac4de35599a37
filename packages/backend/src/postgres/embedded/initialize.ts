import { spawn } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { Launcher } from "./launcher.ts"

const majorVersion = "18"

/**
 * Creates the database folder if it doesn't exist. It is created next to its final place and moved there when complete, so that
 * a crash leaves nothing that the next start could mistake for a database.
 */
export async function initializeOnce(launcher: Launcher, password: string) {
  const { cluster, owner } = launcher
  if (existsSync(join(cluster, "PG_VERSION"))) return checkVersion(cluster)
  const draft = `${cluster}.new`
  const passwordFile = `${draft}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) [draft, passwordFile].forEach((path) => chownSync(path, owner.uid, owner.gid))
  try {
    await runInitdb(launcher, draft, passwordFile)
  } finally {
    rmSync(passwordFile)
  }
  moveIntoPlace(draft, cluster)
}

function checkVersion(cluster: string) {
  const version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim()
  if (version !== majorVersion) {
    throw new StartError(
      `The database in ${cluster} was created by Postgres ${version}, but this is Postgres ${majorVersion}. ` +
        `Dump it with Postgres ${version}, then load it here.`,
    )
  }
}

async function runInitdb({ command, binaries }: Launcher, folder: string, passwordFile: string) {
  const { file, args, options } = command(binaries.initdb, [
    ...["--pgdata", folder, "--username", "postgres", "--pwfile", passwordFile, "--auth", "scram-sha-256"],
    ...["--encoding", "UTF8", "--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
  ])
  const child = spawn(file, args, { ...options, stdio: ["ignore", "ignore", "pipe"] })
  const complaints: string[] = []
  child.stderr?.setEncoding("utf8").on("data", (text: string) => complaints.push(text))
  const [status] = await once(child, "close").catch((error: unknown) => [codeOf(error)])
  if (status === 0) return
  const [complaint] = /(?<=error: ).*/.exec(complaints.join("")) ?? [`initdb exited with ${status}`]
  throw new StartError(`The embedded Postgres can't create its database in ${folder}: ${complaint}.`)
}

function moveIntoPlace(draft: string, cluster: string) {
  try {
    // A folder can be renamed to the path of another folder only if the folder at that path is empty.
    renameSync(draft, cluster)
  } catch (error) {
    throw new StartError(
      `The folder ${cluster} exists but contains no database (${codeOf(error) ?? "can't be replaced"}).`,
    )
  }
}
