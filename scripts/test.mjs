// `npm test`: everything that must be true before a commit, from a fresh clone, in the order of what fails fastest.
import { spawnSync } from "node:child_process"
import { chdir } from "node:process"
import { fileURLToPath } from "node:url"
import { installDependencies } from "./prepare.mjs"

chdir(fileURLToPath(new URL("..", import.meta.url)))

const bin = (name) => `node_modules/.bin/${name}`
const projects = ["src/domain", "src/server", "src/web", "src/web/service-worker", "."]

const steps = [
  ["Format", bin("oxfmt"), "--check", "."],
  ["Lint", bin("oxlint"), "--type-aware", "--deny-warnings", "."],
  ...projects.map((folder) => [`Types of ${folder}`, bin("tsc"), "-p", folder]),
  ["Dead code", bin("knip")],
  ["Unit and integration tests", bin("vitest"), "run"],
  ["Build of the app", bin("vite"), "build"],
  ["Build of the backend", bin("vite"), "build", "--config", "vite.server.config.ts"],
  ["First-load sizes", bin("size-limit")],
  ["Chromium", "node", "scripts/find-chromium.mjs"],
  ["End-to-end tests", bin("playwright"), "test"],
]

function run([name, command, ...args]) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, { stdio: "inherit" })
  if (status !== 0) {
    console.error(`${name}: failed.`)
    process.exit(status ?? 1)
  }
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

await installDependencies()
for (const step of steps) run(step)
