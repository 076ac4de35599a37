import { existsSync, readdirSync, readFileSync } from "node:fs"

const ignored = readFileSync(".gitignore", "utf8")
  .split("\n")
  .filter((line) => line.endsWith("/"))
  .map((line) => line.slice(0, -1))

/** Every file in the repository, by its path from the root. */
export const files = [...filesIn("")]

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder || ".", { withFileTypes: true })) {
    if (entry.name === ".git" || ignored.includes(entry.name)) continue
    const path = `${folder}${entry.name}`
    if (entry.isDirectory()) yield* filesIn(`${path}/`)
    else if (!entry.isSymbolicLink() || existsSync(path)) yield path
  }
}

/** Every file and folder, by its path from the root and from each folder above it. Files are listed without their endings too: `auth/store/users`. */
const names = new Set(
  files.flatMap((file) => {
    const parts = file.split("/")
    const paths = parts.map((_, end) => parts.slice(0, end + 1))
    const tails = paths.flatMap((path) => path.map((_, start) => path.slice(start).join("/")))
    return tails.flatMap((tail) => [tail, tail.replace(/\.\w+$/, "")])
  }),
)

/** Whether a path in a document exists as a file or folder, from the root or from any folder. `*`, `NAME` and `…` match any part of a name. */
export function isInTree(path: string): boolean {
  const name = path
    .replace(/^\.\//, "")
    .replace(/\/(\.|\*)?$/, "")
    .replaceAll(/NAME|…/g, "*")
  if (ignored.some((folder) => name === folder || name.startsWith(`${folder}/`))) return true
  if (!name.includes("*")) return names.has(name)
  const parts = name.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
  const pattern = new RegExp(`^${parts.join("[^/]*")}$`)
  return [...names].some((each) => pattern.test(each))
}
