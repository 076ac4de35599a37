// `node scripts/run-typescript.mjs bench/programs.ts`: measures how long it takes to fold ten years of a program with four sessions per week: for the
// first time in a new process, again, and after one more session. The times are compared with reading the JSON of the same sessions, which has to be
// done anyway, and with a fixed sum.
import { spawnSync } from "node:child_process"
import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import { percentile } from "./measure.ts"
import type { FoldTimes } from "./programs/fold-times.ts"

const processes = 7
const slowdown = 4
const programs = ["Three Tiers", "Waves with Tens", "Upper and Lower"]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "repertoire-bench-"))
try {
  await bundle()
  for (const name of programs) measure(name)
} finally {
  rmSync(folder, { recursive: true })
}

/** Puts the code into files as in the app, because modules that are loaded one by one call each other more slowly. */
async function bundle() {
  const input = [here("programs/ten-years.ts"), here("programs/fold-times.ts")]
  const output = { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" }
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: true, outDir: folder, rollupOptions: { input, output } },
  })
  copyFileSync(here("../supabase/seed/exercise-library.csv"), join(folder, "exercise-library.csv"))
}

function measure(name: string) {
  const file = join(folder, "ten-years.json")
  run("ten-years.mjs", name, file)
  const rounds = Array.from({ length: processes }, (): FoldTimes => JSON.parse(run("fold-times.mjs", file)))
  console.log(`${name}, ${processes} processes:`)
  report("  first fold in a new process", rounds, "cold")
  report("  everything again", rounds, "warm")
  report("  after one more session", rounds, "again")
  report("  reading the JSON", rounds, "parse")
  report("  fixed sum", rounds, "sum")
}

function run(program: string, ...given: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, program), ...given], {
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`${program} ended with ${status}.\n${stderr}`)
  return stdout
}

function report(what: string, rounds: readonly FoldTimes[], key: keyof FoldTimes) {
  const times = rounds.map((round) => round[key]).toSorted((one, other) => one - other)
  const [least = 0, middle = 0] = [0, 0.5].map((share) => percentile(times, share))
  const at = (speed: number) =>
    `min ${(least * speed).toFixed(2)} ms, median ${(middle * speed).toFixed(2)} ms`
  console.log(`${what.padEnd(30)} ${at(1).padEnd(34)} at ${slowdown}×: ${at(slowdown)}`)
}
