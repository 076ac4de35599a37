// Each build gets its own folder. Its public path (dist/web, dist/server) is a link, which is swapped when the build is complete. So a running
// server keeps the files it started with, and an interrupted build changes nothing.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { basename, dirname, join, relative, resolve } from "node:path"
import { platform } from "node:process"
import { fileURLToPath } from "node:url"
import { collectSources } from "./build-sources.mjs"
import { isAlive } from "../packages/backend/src/setup/is-alive.mjs"

const repository = fileURLToPath(new URL("..", import.meta.url))

/**
 * Vite plugins that build into a new folder and swap it in at a path such as dist/web. `collect` is for further builds that this one starts, such as
 * the service worker's.
 * @param {string} name
 * @returns {{ plugins: import("vite").Plugin[], collect: import("vite").Plugin }}
 */
export function swappedBuild(name, root = repository) {
  const sources = collectSources(root)
  const place = join(root, name)
  const builds = join(dirname(place), "builds")
  const built = join(builds, `${basename(place)}-${Date.now()}-${process.pid}`)
  let isFolderNamed = false
  let isWritten = false
  /** @type {import("vite").Plugin} */
  const swap = {
    name: "swapped-build",
    apply: "build",
    enforce: "post",
    config({ build: asked }) {
      // If a folder is named explicitly, the files go there and nothing is swapped.
      isFolderNamed = asked?.outDir !== undefined
      if (isFolderNamed) return undefined
      mkdirSync(builds, { recursive: true })
      // The new build is marked as in use, just as a server marks the build that it starts from.
      writeFileSync(`${built}.used-by-${process.pid}`, "")
      return { build: { outDir: built, emptyOutDir: true } }
    },
    writeBundle() {
      isWritten = true
    },
    // This plugin runs last, because the service worker and the compressed files are made after everything else.
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        if (isFolderNamed) return
        if (isWritten) {
          sources.write(built)
          swapIn(built, place)
        }
        rmSync(`${built}.used-by-${process.pid}`)
      },
    },
  }
  return { plugins: [sources.plugin, swap], collect: sources.collect }
}

/**
 * Whether an earlier release built directly into this folder. A server of that release would lose its files in a swap.
 * @param {string} name
 */
export function isBuiltInPlace(name, root = repository) {
  return lstatSync(join(root, name), { throwIfNoEntry: false })?.isDirectory() ?? false
}

/**
 * @param {string} built
 * @param {string} place
 */
function swapIn(built, place) {
  const link = `${place}.${process.pid}`
  // On Windows, anyone may create junctions, which are links to folders. They need absolute paths.
  symlinkSync(platform === "win32" ? built : relative(dirname(place), built), link, "junction")
  const before = keepBefore(place, dirname(built))
  renameSync(link, place)
  removeOld(dirname(built), basename(place), [built, before])
}

/**
 * Moves whatever is at `place` out of the way if a link can't replace it. Returns the previous build, if there is one.
 * @param {string} place
 * @param {string} builds
 */
function keepBefore(place, builds) {
  const there = lstatSync(place, { throwIfNoEntry: false })
  if (!there) return undefined
  if (there.isSymbolicLink()) {
    const before = resolve(dirname(place), readlinkSync(place))
    if (platform === "win32") rmSync(place)
    return before
  }
  const before = join(builds, `${basename(place)}-0-before`)
  rmSync(before, { recursive: true, force: true })
  renameSync(place, before)
  return before
}

/**
 * Removes builds that are neither among the `current` ones nor used by a running process.
 * @param {string} builds
 * @param {string} name
 * @param {(string | undefined)[]} current
 */
function removeOld(builds, name, current) {
  const entries = readdirSync(builds).filter((entry) => entry.startsWith(`${name}-`))
  for (const entry of entries.filter((each) => each.includes(".used-by-")))
    if (!isAlive(Number(entry.split(".used-by-")[1]))) rmSync(join(builds, entry), { force: true })
  for (const entry of entries.filter((each) => !each.includes("."))) {
    const folder = join(builds, entry)
    const isUsed = readdirSync(builds).some((each) => each.startsWith(`${entry}.used-by-`))
    if (isUsed || current.includes(folder)) continue
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}.sources.json`, { force: true })
  }
}
