import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"

/** Writes SHA256SUMS into a folder, with every file below it, as `sha256sum --check` reads it. */
export function writeChecksums(folder: string) {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .toSorted()
    .map(
      (path) =>
        `${createHash("sha256")
          .update(readFileSync(join(folder, path)))
          .digest("hex")}  ${path}\n`,
    )
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""))
}
