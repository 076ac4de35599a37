import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { allSettings } from "#product/settings/all-settings.ts"
import { anchorsIn, commandsIn, linksIn, namesIn, pathsIn, variablesIn } from "./claims.ts"
import { files, isInTree } from "./tree.ts"

const manifest: {
  name: string
  version: string
  scripts: object
  dependencies: object
  devDependencies: object
} = JSON.parse(readFileSync("package.json", "utf8"))
const backend: { name: string; scripts: object } = JSON.parse(
  readFileSync("packages/backend/package.json", "utf8"),
)
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
const documents = files
  .filter((file) => file.endsWith(".md"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }))

/** The claims in all documents that aren't true, each with its document. */
function untrue(claimsIn: (text: string) => string[], isTrue: (claim: string, path: string) => boolean) {
  return documents.flatMap(({ path, text }) =>
    claimsIn(text)
      .filter((claim) => !isTrue(claim, path))
      .map((claim) => `${path}: ${claim}`),
  )
}

describe("the documents name only things that exist:", () => {
  test("every path", () => {
    const isPackage = (path: string) => packages.some((name) => path === name || path.startsWith(`${name}/`))
    expect(untrue(pathsIn, (path) => isInTree(path) || isPackage(path))).toEqual([])
  })

  test("every name that a file should contain", () => {
    const has = (claim: string) => {
      const [path = "", name = ""] = claim.split(": ")
      return files
        .filter((file) => file === path || file.endsWith(`/${path}`))
        .some((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(file, "utf8")))
    }
    expect(untrue(namesIn, has)).toEqual([])
  })

  test("every command", () => {
    expect(untrue(commandsIn, isCommand)).toEqual([])
  })

  test("every link, and the heading it leads to", () => {
    const leads = (link: string, from: string) => {
      if (/^(https?|mailto):/.test(link)) return true
      const [target = "", anchor] = link.split("#")
      const path = target === "" ? from : join(dirname(from), target)
      return (
        isInTree(path) && (anchor === undefined || anchorsIn(readFileSync(path, "utf8")).includes(anchor))
      )
    }
    expect(untrue(linksIn, leads)).toEqual([])
  })

  test("every setting, and every variable for tests and measurements", () => {
    const settings = allSettings.flatMap((group) => group.settings.map(({ name }) => name))
    const sources = files.filter((file) =>
      /^(tests|bench|scripts|supabase|packages\/backend\/tests)\/.*\.(ts|mjs)$/.test(file),
    )
    const read = sources.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/env(?:\["|\.)([A-Z_]+)/g)].map(([, name]) => name),
    )
    expect(untrue(variablesIn, (name) => settings.includes(name) || read.includes(name))).toEqual([])
  })
})

/** Whether `name` is one of the commands in a release. */
const isReleased = (name = "") => existsSync(`scripts/help/${name}.txt`)

function isCommand(command: string): boolean {
  const [program = "", first = "", ...rest] = command.split(/\s+/)
  const { scripts } = command.endsWith(` -w ${backend.name}`) ? backend : manifest
  const archive = `./${manifest.name}-${manifest.version}.tgz`
  if (`${program} ${first}` === "npm install") return rest.join(" ") === `-g ${archive}`
  if (`${program} ${first}` === `npx ${archive}`) return isReleased(rest[0])
  if (program === manifest.name) return isReleased(first)
  if (program === "npm" && first === "run") return Object.hasOwn(scripts, rest[0] ?? "")
  if (program === "npm") return ["ci", "audit"].includes(first) || Object.hasOwn(scripts, first)
  if (program === "npx") return existsSync(`node_modules/.bin/${first}`)
  const paths = [program, first, ...rest].filter((word) => /^(src|scripts|bench|tests|supabase)\//.test(word))
  return (
    paths.every((path) => isInTree(path)) && (program !== "node" || /^(-|scripts|src|dist|bench)/.test(first))
  )
}

test("the README is short", () => {
  expect(Buffer.byteLength(readFileSync("README.md"))).toBeLessThan(8 * 1024)
})
