import { execFileSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { env } from "node:process"
import { fileURLToPath } from "node:url"

/** Builds the bare page into a new folder, and returns that folder. */
export function buildBarePage(): string {
  const outDir = mkdtempSync(join(tmpdir(), "repertoire-bare-page-"))
  const config = fileURLToPath(new URL("vite.config.ts", import.meta.url))
  // A process of its own, because what runs this bench has set NODE_ENV, and React would be built with its warnings.
  execFileSync("npx", ["vite", "build", "--config", config, "--outDir", outDir, "--logLevel", "error"], {
    stdio: "inherit",
    env: { ...env, NODE_ENV: "production" },
  })
  return outDir
}
