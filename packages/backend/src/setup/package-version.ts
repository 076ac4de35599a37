import { readFileSync } from "node:fs"
import { z } from "zod"

/** The version in a package.json. */
export function versionIn(file: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version
}
