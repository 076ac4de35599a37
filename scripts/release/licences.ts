import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as z from "zod/mini"
import type { ShippedPackage } from "./shipped-packages.ts"

const lockShape = z.object({
  packages: z.record(z.string(), z.object({ license: z.optional(z.string()) })),
})

/** The licences of all packages in a release: with their texts for those built into it, because npm doesn't install these with their own files. */
export function licences(built: readonly ShippedPackage[], installed: readonly ShippedPackage[]): string {
  const { packages } = z.parse(lockShape, JSON.parse(readFileSync("package-lock.json", "utf8")))
  const line = ({ name, version, path }: ShippedPackage) =>
    `${name} ${version}: ${packages[path]?.license ?? "see its text"}`
  const texts = built.map((each) => [line(each), ...textsIn(each.path)].join("\n\n"))
  return [
    "Repertoire is under the MIT licence (LICENSE). These are the licences of the packages in it.",
    "Installed by npm, each package with its own licence text, on the platforms it supports:",
    installed.map(line).join("\n"),
    "Built into the program:",
    texts.join(`\n\n${"-".repeat(80)}\n\n`),
    "",
  ].join("\n\n")
}

function textsIn(path: string): string[] {
  const names = existsSync(path) ? readdirSync(path) : []
  return names
    .filter((name) => /^(licen[cs]e|notice|copying)(\b|$)/i.test(name))
    .map((name) => readFileSync(join(path, name), "utf8").trim())
}
