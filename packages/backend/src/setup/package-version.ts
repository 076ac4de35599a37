import { readFileSync } from "node:fs"
import { z } from "zod"

/** The version that a package.json says. */
export function versionIn(file: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version
}
