// Brings a clone to the point where it can run: dependencies as locked, builds as current as their sources. Plain Node, no dependencies.
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
import { isAlive } from "../src/server/setup/is-alive.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const lockFile = join(root, "package-lock.json")
const installed = join(root, "node_modules")
const dependenciesStamp = join(installed, ".repertoire-lock")

const app = { name: "the app", place: "dist/web", options: [] }
const backend = { name: "the backend", place: "dist/server", options: ["--config", "vite.server.config.ts"] }

/**
 * Installs the locked dependencies when they are missing or belong to another lock file: beside those that are there, which a server may
 * be running from, and swaps them in by a rename. Throws when that fails.
 */
export async function installDependencies() {
  const lock = hashOf(lockFile)
  if (textOf(dependenciesStamp) === lock) return
  if (!isInstalled(root)) await timed("Installing the locked dependencies", installAndSwap)
  writeFileSync(dependenciesStamp, lock)
}

async function installAndSwap() {
  removeBrokenOff()
  const folder = join(root, "dist", `install-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      cpSync(join(root, file), join(folder, file))
    await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: folder })
    if (!isInstalled(folder)) throw new Error("What npm installed is not what package-lock.json says.")
    swapIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function swapIn(folder) {
  const before = join(folder, "before")
  try {
    if (existsSync(installed)) renameSync(installed, before)
    renameSync(join(folder, "node_modules"), installed)
  } catch (error) {
    if (!existsSync(installed)) renameSync(before, installed)
    throw new Error(
      `node_modules can't be replaced (${error.code}): stop what runs from this folder and run npm ci in it.`,
      { cause: error },
    )
  }
}

/** Of installations whose process was killed. */
function removeBrokenOff() {
  const dist = join(root, "dist")
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const [, pid] = /^install-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

/** Builds the app and the backend into dist, each when its sources have changed since. Throws when a build fails. */
export async function buildWhenStale() {
  await buildEach([app, backend])
}

/** The same for the backend alone. */
export async function buildBackendWhenStale() {
  await buildEach([backend])
}

async function buildEach(builds) {
  const stale = builds.filter(({ place }) => !isCurrent(root, join(root, place)))
  if (stale.length === 0) return
  const names = stale.map(({ name }) => name).join(" and ")
  await timed(`Building ${names}`, () => Promise.all(stale.map(build)))
}

/** The configurations swap the build in when it is whole, and note what it was made of. */
async function build({ options }) {
  const vite = join(root, "node_modules/vite/bin/vite.js")
  await run(process.execPath, [vite, "build", "--logLevel", "warn", ...options], {
    env: { ...process.env, NODE_ENV: "production" },
  })
}

/** What npm noted in node_modules agrees with the lock file, so an installation by hand need not be done again. */
function isInstalled(folder) {
  const noted = textOf(join(folder, "node_modules/.package-lock.json"))
  if (noted === undefined) return false
  const there = JSON.parse(noted).packages
  const locked = Object.entries(JSON.parse(textOf(lockFile)).packages)
  return locked.every(
    ([path, { version, optional }]) =>
      path === "" || there[path]?.version === version || (optional && !(path in there)),
  )
}

const hashOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex")

function textOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

async function timed(what, work) {
  const started = performance.now()
  console.log(`${what} …`)
  await work()
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32" && command === "npm",
      ...options,
    })
    child.on("error", reject)
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} ended with ${code}.`)),
    )
  })
}
