// `npm test`: runs everything that must pass before a commit, starting from a fresh clone, with the checks that are quickest to fail first. `npm test
// -- PATTERN…` runs the tests whose file names contain one of the patterns, after the static checks. `npm run check` runs only the quick checks.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync } from "node:fs"
import { argv, chdir } from "node:process"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { installDependencies } from "./prepare.mjs"

chdir(fileURLToPath(new URL("..", import.meta.url)))

const isCheck = argv.includes("--check")
const patterns = argv.slice(2).filter((argument) => argument !== "--check")
/** @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`
const projects = [
  "src/domain",
  "packages/backend",
  "packages/backend/tsconfig.src.json",
  "src/product",
  "src/web",
  "src/web/service-worker",
  ".",
]

// The linter and the compiler are Go programs, which spend less time collecting garbage if they may use more memory.
const env = { GOGC: "400", GOMEMLIMIT: "3GiB", ...process.env }

/** @typedef {[name: string, command: string, ...args: string[]]} Step */
/** @typedef {[name: string, seconds: number]} Time */

/** @type {Step[]} */
const staticChecks = [
  ["Format", bin("oxfmt"), "--check", "."],
  ["Lint", bin("oxlint"), "--type-aware", "--deny-warnings", "."],
  ...projects.map(typesOf),
  ["Dead code", bin("knip")],
  ["Rooms", "node", "scripts/run-typescript.mjs", "scripts/draw-rooms.ts", "--check"],
]
/** @type {Step} */
const rules = ["Rule tests", bin("vitest"), "run", "--project", "rules"]
/** @type {Step} */
const vitest = ["Unit and integration tests", bin("vitest"), "run", "--passWithNoTests", ...patterns]
/** @type {Step[]} */
const builds = [
  ["App build", bin("vite"), "build"],
  ["Backend build", bin("vite"), "build", "--config", "vite.server.config.ts"],
]
/** @type {Step[]} */
const endToEnd = [
  ["First-load sizes", bin("size-limit")],
  ["Chromium", "node", "scripts/run-typescript.mjs", "scripts/find-chromium.ts"],
  ["End-to-end tests", bin("playwright"), "test", ...patterns],
]

/**
 * @param {string} folder
 * @returns {Step}
 */
function typesOf(folder) {
  return [`Types of ${folder}`, bin("tsc"), "-p", folder]
}

/** The steps to run after the static checks. */
function stepsWanted() {
  if (isCheck) return []
  const isBrowserWanted = patterns.length === 0 || specs().some(matches)
  return [vitest, ...(isBrowserWanted ? [...builds, ...endToEnd] : [])]
}

function specs() {
  return readdirSync("tests/e2e", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".spec.ts"),
  )
}

/** @param {string} file */
function matches(file) {
  return patterns.some((pattern) => `tests/e2e/${file}`.includes(pattern))
}

/**
 * Runs a step and returns its name and duration in seconds; a failure ends all the tests. With `isAside`, the step's output is shown only when the
 * step ends.
 * @param {Step} step
 * @returns {Promise<Time>}
 */
async function run([name, command, ...args], isAside = false) {
  const started = Date.now()
  if (!isAside) console.log(`\n── ${name}`)
  const step = spawn(command, args, { env, stdio: isAside ? "pipe" : "inherit" })
  const output = isAside ? [step.stdout, step.stderr].map(textOf) : []
  /** @type {unknown[]} */
  const ending = await once(step, "exit")
  const status = ending[0]
  if (isAside) console.log(`\n── ${name}\n${(await Promise.all(output)).join("")}`.trimEnd())
  if (status !== 0) {
    console.error(`${name}: failed.`)
    process.exit(typeof status === "number" ? status : 1)
  }
  return [name, (Date.now() - started) / 1000]
}

/** @param {import("node:stream").Readable | null} stream */
async function textOf(stream) {
  return stream ? text(stream) : ""
}

/**
 * Runs the steps two at a time. None of them depends on another, and most keep one core busy.
 * @param {readonly Step[]} steps
 */
async function runSideBySide(steps) {
  const left = [...steps]
  /** @type {Time[]} */
  const times = []
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) times.push(await run(step, true))
  }
  await Promise.all([lane(), lane()])
  return times
}

await installDependencies()
const started = Date.now()
const times = await runSideBySide(isCheck ? [rules, ...staticChecks] : staticChecks)
for (const step of stepsWanted()) times.push(await run(step))
times.push(["in total", (Date.now() - started) / 1000])
console.log("\n── Done")
for (const [name, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
