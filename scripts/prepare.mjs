// Makes a clone ready to run: installs the locked dependencies and updates the builds. Plain Node, no dependencies.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isCurrent } from "./build-sources.mjs"
import { isAlive } from "../packages/backend/src/setup/is-alive.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const lockFile = join(root, "package-lock.json")
const installed = join(root, "node_modules")
const dependenciesStamp = join(installed, ".repertoire-lock")

const app = { name: "the app", place: "dist/web", options: [] }
const backend = { name: "the backend", place: "dist/server", options: ["--config", "vite.server.config.ts"] }

/**
 * Installs the locked dependencies if they are missing or belong to another lock file. Installs them beside the existing ones, which a running
 * server may be using, and swaps them in with a rename. Throws if that fails.
 */
export async function installDependencies() {
  const lock = hashOf(lockFile)
  if (textOf(dependenciesStamp) === lock) return
  if (!isInstalled(root)) await reportTime("Installing the locked dependencies", installAndSwap)
  writeFileSync(dependenciesStamp, lock)
}

async function installAndSwap() {
  removeBrokenOff()
  const folder = join(root, "dist", `install-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      cpSync(join(root, file), join(folder, file))
    for (const name of readdirSync(join(root, "packages")))
      cpSync(join(root, "packages", name, "package.json"), join(folder, "packages", name, "package.json"))
    await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: folder })
    if (!isInstalled(folder)) throw new Error("What npm installed doesn't match package-lock.json.")
    swapIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function swapIn(folder) {
  const before = join(folder, "before")
  try {
    if (existsSync(installed)) renameSync(installed, before)
    renameSync(join(folder, "node_modules"), installed)
  } catch (error) {
    if (!existsSync(installed)) renameSync(before, installed)
    throw new Error(
      `node_modules can't be replaced (${codeOf(error)}): stop everything that runs from this folder, then run npm ci in it.`,
      { cause: error },
    )
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error)
}

/** Removes the folders of installations whose process was killed. */
function removeBrokenOff() {
  const dist = join(root, "dist")
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const [, pid] = /^install-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

/** Builds the app and the backend into dist, each only if its sources have changed. Throws if a build fails. */
export async function buildWhenStale() {
  await buildEach([app, backend])
}

/** Builds only the backend, if its sources have changed. */
export async function buildBackendWhenStale() {
  await buildEach([backend])
}

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} place
 * @property {string[]} options For Vite's command.
 */

/** @param {Build[]} builds */
async function buildEach(builds) {
  const stale = builds.filter(({ place }) => !isCurrent(root, join(root, place)))
  if (stale.length === 0) return
  const names = stale.map(({ name }) => name).join(" and ")
  await reportTime(`Building ${names}`, () => Promise.all(stale.map(build)))
}

/**
 * Runs a build. Its configuration swaps the finished build in and records its sources.
 * @param {Build} build
 */
async function build({ options }) {
  const vite = join(root, "node_modules/vite/bin/vite.js")
  await run(process.execPath, [vite, "build", "--logLevel", "warn", ...options], {
    env: { ...process.env, NODE_ENV: "production" },
  })
}

/**
 * Whether npm's own record in node_modules agrees with the lock file, so that a manual installation isn't repeated.
 * @param {string} folder
 */
function isInstalled(folder) {
  const there = packagesIn(join(folder, "node_modules/.package-lock.json"))
  const locked = packagesIn(lockFile)
  if (!there || !locked) return false
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === "" || there[path]?.version === version || (optional && !(path in there)),
  )
}

/**
 * The packages in a lock file, by folder; undefined if it can't be read.
 * @param {string} file
 */
function packagesIn(file) {
  /** @type {unknown} */
  const noted = JSON.parse(textOf(file) ?? "null")
  return isLock(noted) ? noted.packages : undefined
}

/**
 * @param {unknown} noted
 * @returns {noted is { packages: Record<string, { version?: string, optional?: boolean }> }}
 */
function isLock(noted) {
  return (
    typeof noted === "object" && noted !== null && "packages" in noted && typeof noted.packages === "object"
  )
}

/** @param {string} file */
const hashOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex")

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/**
 * @param {string} what
 * @param {() => Promise<unknown>} work
 */
async function reportTime(what, work) {
  const started = performance.now()
  console.log(`${what} …`)
  await work()
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<void>}
 */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32" && command === "npm",
      ...options,
    })
    child.on("error", reject)
    child.on("exit", (code, signal) =>
      code === 0 ? resolve() : reject(new Error(endSentence(`${command} ${args.join(" ")}`, code, signal))),
    )
  })
}

/**
 * Says how a command ended. The system kills the largest process when memory runs out, and Node aborts when its own limit is reached. Shells report
 * these signals as exit codes.
 * @param {string} command
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function endSentence(command, code, signal) {
  const isOutOfMemory = signal === "SIGKILL" || signal === "SIGABRT" || code === 137 || code === 134
  if (!isOutOfMemory) return `${command} exited with ${signal ?? code}.`
  return (
    `${command} was killed, most likely because memory ran out: installing and building takes about 1 GB. Add swap, or make a release on a larger ` +
    "machine with npm run release and run it here, which takes 512 MB."
  )
}
