// Brings a clone to the point where it can run: dependencies as locked, builds as current as their sources. Plain Node, no dependencies.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const dependenciesStamp = join(root, "node_modules/.repertoire-lock")
const shared = ["package-lock.json", "tsconfig.base.json"]

/** The two builds: what each is made of, and the options of Vite that make it. */
const app = {
  name: "the app",
  sources: ["src/web", "src/domain", "scripts", "vite.config.ts", ...shared],
  output: "dist/web",
  options: [],
}
const backend = {
  name: "the backend",
  sources: ["src/server", "vite.server.config.ts", ...shared],
  output: "dist/server",
  options: ["--config", "vite.server.config.ts"],
}

/** Installs the locked dependencies when they are missing or belong to another lock file. Throws when that fails. */
export async function installDependencies() {
  const lock = hashOf(["package-lock.json"])
  if (readStamp(dependenciesStamp) === lock) return
  if (!isInstalled()) {
    const install = ["ci", "--include=dev", "--no-audit", "--no-fund"]
    await timed("Installing the locked dependencies", () => run("npm", install))
    if (!isInstalled()) throw new Error("What npm installed is not what package-lock.json says.")
  }
  writeFileSync(dependenciesStamp, lock)
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
  const stale = builds.map((each) => ({ ...each, hash: hashOf(each.sources) })).filter(isStale)
  if (stale.length === 0) return
  const names = stale.map(({ name }) => name).join(" and ")
  await timed(`Building ${names}`, () => Promise.all(stale.map(build)))
}

function isStale({ output, hash }) {
  return readStamp(stampOf(output)) !== hash
}

async function build({ options, output, hash }) {
  const vite = join(root, "node_modules/vite/bin/vite.js")
  await run(process.execPath, [vite, "build", "--logLevel", "warn", ...options], { NODE_ENV: "production" })
  // In the folder that the next build empties: a build that was broken off has no stamp.
  writeFileSync(stampOf(output), hash)
}

function stampOf(output) {
  return join(root, output, ".sources")
}

/** What npm noted in node_modules agrees with the lock file, so an installation by hand need not be done again. */
function isInstalled() {
  const installed = readStamp(join(root, "node_modules/.package-lock.json"))
  if (installed === undefined) return false
  const there = JSON.parse(installed).packages
  const locked = Object.entries(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages)
  return locked.every(
    ([path, { version, optional }]) =>
      path === "" || there[path]?.version === version || (optional && !(path in there)),
  )
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

function hashOf(paths) {
  const hash = createHash("sha256")
  for (const file of paths.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0")
  }
  return hash.digest("hex")
}

function filesBelow(path) {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.includes(".test."))
    .map((found) => join(found.parentPath, found.name).slice(root.length))
    .toSorted()
}

async function timed(what, work) {
  const started = performance.now()
  console.log(`${what} …`)
  await work()
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function run(command, options, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32" && command === "npm",
    })
    child.on("error", reject)
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${options.join(" ")} ended with ${code}.`)),
    )
  })
}
