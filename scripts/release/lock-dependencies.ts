import { copyFileSync, readFileSync, renameSync } from "node:fs"
import { join } from "node:path"
import * as z from "zod/mini"
import { manifest } from "./manifest.ts"
import { npm } from "./npm.ts"
import { writeText } from "./program-files.ts"
import type { ShippedPackage } from "./shipped-packages.ts"

const lockShape = z.object({
  packages: z.record(z.string(), z.object({ version: z.string(), optional: z.optional(z.boolean()) })),
})

/**
 * Writes a release's package.json and npm-shrinkwrap.json with the versions that this repository has locked. Returns these packages, for all
 * platforms. npm obeys the lock only inside the release (`npm ci`), not when it installs the archive, so package.json names the exact version of
 * every package that all platforms need. Packages for a single platform have exact versions in the packages that need them.
 */
export function lockDependencies(release: string): ShippedPackage[] {
  const direct = manifest()
  writeManifest(release, direct)
  const everywhere = lockedIn(release).filter(({ optional }) => !optional)
  const dependencies = Object.fromEntries(everywhere.map(({ name, version }) => [name, version]))
  writeManifest(release, { ...direct, dependencies })
  const locked = lockedIn(release)
  renameSync(join(release, "package-lock.json"), join(release, "npm-shrinkwrap.json"))
  return locked
}

function writeManifest(release: string, value: ReturnType<typeof manifest>) {
  writeText(release, "package.json", `${JSON.stringify(value, null, 2)}\n`)
}

/**
 * Copies this repository's lock to a release, and has npm remove the packages that the release doesn't need. npm runs offline, so it can't change
 * anything else.
 */
function lockedIn(release: string) {
  const lock = join(release, "package-lock.json")
  copyFileSync("package-lock.json", lock)
  npm(["install", "--package-lock-only", "--ignore-scripts", "--offline", "--no-audit", "--no-fund"], release)
  const { packages } = z.parse(lockShape, JSON.parse(readFileSync(lock, "utf8")))
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, each]) => ({ path, name: path.replace(/^.*node_modules\//, ""), ...each }))
}
