// Makes a release of the existing builds: `npm run release`. Decision 078 explains what is in it and why.
import { mkdirSync, renameSync, rmSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { billOfMaterials } from "./release/bill-of-materials.ts"
import { writeChecksums } from "./release/checksums.ts"
import { licences } from "./release/licences.ts"
import { lockDependencies } from "./release/lock-dependencies.ts"
import { manifest } from "./release/manifest.ts"
import { npm } from "./release/npm.ts"
import { copyProgram, writeText } from "./release/program-files.ts"
import { packagesIn } from "./release/shipped-packages.ts"

/**
 * Makes a folder with the archive, its bill of materials and the checksums of both. Returns a sentence that names the archive and its size.
 * Throws if npm fails.
 */
export function makeRelease(place: string): string {
  const draft = join(place, "package")
  rmSync(place, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  copyProgram(draft)
  const installed = lockDependencies(draft)
  const built = packagesIn(["dist/web", "dist/server"])
  const bill = `${JSON.stringify(billOfMaterials([...built, ...installed]), null, 2)}\n`
  writeText(draft, "sbom.cdx.json", bill)
  writeText(draft, "LICENSES.txt", licences(built, installed))
  writeChecksums(draft)
  const { name, version } = manifest()
  const archive = join(place, `${name}-${version}.tgz`)
  npm(["pack", "--ignore-scripts", "--silent", "--pack-destination", ".."], draft)
  renameSync(join(draft, "sbom.cdx.json"), join(place, `${name}-${version}.cdx.json`))
  rmSync(draft, { recursive: true })
  writeChecksums(place)
  const megabytes = (statSync(archive).size / 1_000_000).toFixed(1)
  return `Made ${archive} (${megabytes} MB). Start it with: npx ./${basename(archive)} start`
}
