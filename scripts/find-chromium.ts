// Finds Chromium or Chrome on this machine and prints its path. If neither is installed, this script installs Chromium, provided that it runs on
// Debian as root.
import { spawnSync, type SpawnSyncOptions } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { env, getuid, platform } from "node:process"
import { pathToFileURL } from "node:url"
import { chromium } from "@playwright/test"

const howToGetIt =
  "No Chromium was found. Install Chromium or Chrome, run `npx playwright install chromium`, or set CHROMIUM_PATH."

// Chromium without a window. Tests that use it take only two thirds of the time.
const shell = "chromium-headless-shell"
const commands =
  platform === "win32"
    ? ["chromium.exe", "chrome.exe"]
    : ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]

/** Folders where installers put Chromium without adding it to the PATH, by platform. */
function usualPlaces() {
  if (platform === "darwin")
    return ["/Applications", join(env["HOME"] ?? "", "Applications")].flatMap((folder) => [
      join(folder, "Chromium.app/Contents/MacOS/Chromium"),
      join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome"),
    ])
  if (platform === "win32")
    return [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]].flatMap((folder = "") => [
      join(folder, "Chromium/Application/chrome.exe"),
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Microsoft/Edge/Application/msedge.exe"),
    ])
  return ["/usr/lib/chromium/chromium", "/snap/bin/chromium", "/opt/google/chrome/chrome"]
}

/**
 * The path of a Chromium to run, or undefined if there is none. If no window is needed, the headless shell is preferred. Throws if CHROMIUM_PATH
 * names a file that doesn't exist.
 */
export function chromiumPath({ headless = false } = {}): string | undefined {
  const named = env["CHROMIUM_PATH"]
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which doesn't exist.`)
  const wanted = headless ? [shell, ...commands] : commands
  return [named, ...onThePath(wanted), ...usualPlaces(), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Like chromiumPath, but if there is no Chromium, it throws an error that explains how to get one. */
export function findChromium(options?: { headless?: boolean }): string {
  const found = chromiumPath(options)
  if (!found) throw new Error(howToGetIt)
  return found
}

function onThePath(names: readonly string[]): string[] {
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function isDebianAsRoot() {
  if (platform !== "linux" || getuid?.() !== 0 || !existsSync("/etc/os-release")) return false
  return /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"))
}

function installOnDebian() {
  console.error("Installing chromium with apt-get.")
  const options: SpawnSyncOptions = {
    stdio: ["ignore", 2, 2],
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
  }
  spawnSync("apt-get", ["update", "-q"], options)
  const install = ["install", "-y", "-q", "--no-install-recommends", "fonts-liberation"]
  // Install one package at a time: older Debian releases don't have the headless shell, and their Chromium is enough.
  for (const name of ["chromium", shell]) {
    const { status } = spawnSync("apt-get", [...install, name], options)
    if (status !== 0) console.error(`apt-get could not install ${name}.`)
  }
}

/** Like findChromium, but installs Chromium first if it is missing and no confirmation is needed. */
function findOrInstallChromium() {
  const isThere = (name: string) => onThePath([name]).some((path) => existsSync(path))
  const areBothThere = isThere(shell) && isThere("chromium")
  if (!env["CHROMIUM_PATH"] && !areBothThere && isDebianAsRoot()) installOnDebian()
  return findChromium({ headless: true })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(findOrInstallChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
