// Records the source files of a build during the build itself. A change in any of them makes the build stale.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"

/**
 * A Vite plugin that collects the modules of a build, of its workers and of any other build that is given the plugin. `write` saves the list
 * beside the built folder. Packages are covered by package-lock.json.
 * @param {string} root
 */
export function collectSources(root) {
  /** @type {Set<string>} */
  const modules = new Set()
  /** @type {string[]} */
  let configuration = []
  let publicFolder = ""
  let sourceFolder = root
  /** @type {import("vite").Plugin} */
  const collect = {
    name: "collect-sources",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const id of this.getModuleIds()) modules.add(id.replace(/[?#].*$/, ""))
      for (const built of Object.values(bundle))
        for (const file of built.type === "asset" ? built.originalFileNames : [])
          modules.add(resolve(sourceFolder, file))
    },
  }
  /** @type {import("vite").Plugin} */
  const plugin = {
    ...collect,
    apply: "build",
    config: () => ({ worker: { plugins: () => [collect] } }),
    configResolved(config) {
      configuration = config.configFileDependencies
      publicFolder = config.publicDir
      sourceFolder = config.root
    },
  }
  return {
    plugin,
    collect,
    /** @param {string} built */
    write(built) {
      const own = [...modules].filter((id) => isOwn(root, id))
      // Whole folders are recorded, because stylesheet imports and files matched by a pattern aren't modules, and new files may match later.
      const folders = [...own.map((id) => dirname(id)), ...foldersBelow(publicFolder)]
      const paths = [
        ...["package-lock.json", ...rootFiles(root, /^tsconfig.*\.json$/)],
        ...configuration.map((file) => pathIn(root, file)),
        ...folders.map((folder) => pathIn(root, folder)),
      ]
      // Of the files in the root folder, only imported modules count.
      const inRoot = own.map((id) => pathIn(root, id)).filter((path) => !path.includes("/"))
      const all = new Set([...paths.filter((path) => path !== ""), ...inRoot])
      const note = Object.fromEntries([...all].map((path) => [path, hashOf(join(root, path), startOfBuild)]))
      writeFileSync(noteOf(built), JSON.stringify(note, null, 1))
    },
  }
}

// The time when this process started. If a file was written later, the build may have read an older version of it.
const startOfBuild = performance.timeOrigin

/**
 * Whether a built folder exists and all of its sources are unchanged.
 * @param {string} root
 * @param {string} built
 * @returns {boolean}
 */
export function isCurrent(root, built) {
  if (!existsSync(built)) return false
  const file = noteOf(realpathSync(built))
  if (!existsSync(file)) return false
  /** @type {unknown} */
  const note = JSON.parse(readFileSync(file, "utf8"))
  if (typeof note !== "object" || note === null) return false
  return Object.entries(note).every(([path, hash]) => hashOf(join(root, path)) === hash)
}

/** @param {string} built */
const noteOf = (built) => `${built}.sources.json`

/**
 * The hash of a file, or of the files in a folder (without tests and subfolders). It is empty if the file is gone, or if anything was written at or
 * after `since`.
 * @param {string} path
 */
function hashOf(path, since = Number.POSITIVE_INFINITY) {
  if (!existsSync(path)) return ""
  const files = statSync(path).isDirectory() ? filesIn(path) : [path]
  if (files.some((file) => statSync(file).mtimeMs >= since)) return ""
  const hash = createHash("sha256")
  for (const file of files)
    hash
      .update(`${relative(path, file)}\0`)
      .update(readFileSync(file))
      .update("\0")
  return hash.digest("hex")
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(folder, entry.name))
    .toSorted()
}

/**
 * @param {string} root
 * @param {RegExp} pattern
 */
const rootFiles = (root, pattern) => readdirSync(root).filter((name) => pattern.test(name))

/** @param {string} folder */
function foldersBelow(folder) {
  if (folder === "" || !existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const within = entries.filter((entry) => entry.isDirectory())
  return [folder, ...within.map((entry) => join(entry.parentPath, entry.name))]
}

/**
 * Whether a file belongs to the repository, not to a package and not made up by a plugin.
 * @param {string} root
 * @param {string} id
 */
function isOwn(root, id) {
  return id.startsWith(root.replaceAll(sep, "/")) && !id.includes("/node_modules/") && existsSync(id)
}

/**
 * @param {string} root
 * @param {string} path
 */
const pathIn = (root, path) => relative(root, path).replaceAll(sep, "/")
