// `npm test`: everything that must be true before a commit, from a fresh clone, in the order of what fails fastest.
// `npm test -- PATTERN…` runs the tests whose file names hold one of the patterns, after the static checks; `npm run check` only what is quick.
import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { argv, chdir } from "node:process"
import { fileURLToPath } from "node:url"
import { installDependencies } from "./prepare.mjs"

chdir(fileURLToPath(new URL("..", import.meta.url)))

const isCheck = argv.includes("--check")
const patterns = argv.slice(2).filter((argument) => argument !== "--check")
const bin = (name) => `node_modules/.bin/${name}`
const projects = ["src/domain", "src/server", "src/web", "src/web/service-worker", "."]

const staticChecks = [
  ["Format", bin("oxfmt"), "--check", "."],
  ["Lint", bin("oxlint"), "--type-aware", "--deny-warnings", "."],
  ...projects.map((folder) => [`Types of ${folder}`, bin("tsc"), "-p", folder]),
  ["Dead code", bin("knip")],
  ["Picture of the rooms", "node", "scripts/draw-rooms.mjs", "--check"],
]
const rules = ["Tests of the rules", bin("vitest"), "run", "--project", "rules"]
const vitest = ["Unit and integration tests", bin("vitest"), "run", "--passWithNoTests", ...patterns]
const builds = [
  ["Build of the app", bin("vite"), "build"],
  ["Build of the backend", bin("vite"), "build", "--config", "vite.server.config.ts"],
]
const endToEnd = [
  ["First-load sizes", bin("size-limit")],
  ["Chromium", "node", "scripts/find-chromium.mjs"],
  ["End-to-end tests", bin("playwright"), "test", ...patterns],
]

function stepsWanted() {
  if (isCheck) return [...staticChecks, rules]
  const isBrowserWanted = patterns.length === 0 || specs().some(matches)
  return [...staticChecks, vitest, ...(isBrowserWanted ? [...builds, ...endToEnd] : [])]
}

function specs() {
  return readdirSync("tests/e2e", { recursive: true }).filter((file) => file.endsWith(".spec.ts"))
}

function matches(file) {
  return patterns.some((pattern) => `tests/e2e/${file}`.includes(pattern))
}

/** Runs a step and answers how many seconds it took; a failure ends everything. */
function run([name, command, ...args]) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, { stdio: "inherit" })
  if (status !== 0) {
    console.error(`${name}: failed.`)
    process.exit(status ?? 1)
  }
  return (Date.now() - started) / 1000
}

await installDependencies()
const times = stepsWanted().map((step) => [step[0], run(step)])
console.log("\n── Done")
for (const [name, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
console.log(
  `${times
    .reduce((sum, [, seconds]) => sum + seconds, 0)
    .toFixed(1)
    .padStart(7)} s  in all`,
)
