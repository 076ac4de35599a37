// Where Chromium or Chrome is on this machine; on Debian as root it is installed when missing. Prints the path.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { env, getuid, platform } from "node:process"
import { pathToFileURL } from "node:url"
import { chromium } from "@playwright/test"

const howToGetIt =
  "No Chromium was found: install Chromium or Chrome, or run `npx playwright install chromium`, or name one in CHROMIUM_PATH."

const commands =
  platform === "win32"
    ? ["chromium.exe", "chrome.exe"]
    : // The shell is Chromium without a window to draw: a test in it takes two thirds of the time.
      [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome-stable",
        "google-chrome",
        "chrome",
      ]

/** Folders that installers use without putting them on the PATH, by platform. */
function usualPlaces() {
  if (platform === "darwin")
    return ["/Applications", join(env.HOME ?? "", "Applications")].flatMap((folder) => [
      join(folder, "Chromium.app/Contents/MacOS/Chromium"),
      join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome"),
    ])
  if (platform === "win32")
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].flatMap((folder = "") => [
      join(folder, "Chromium/Application/chrome.exe"),
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Microsoft/Edge/Application/msedge.exe"),
    ])
  return ["/usr/lib/chromium/chromium", "/snap/bin/chromium", "/opt/google/chrome/chrome"]
}

/** The path of a Chromium to run; throws one sentence when there is none, or when CHROMIUM_PATH names nothing. */
export function findChromium() {
  const named = env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean)
  const onThePath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  const found = [named, ...onThePath, ...usualPlaces(), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
  if (!found) throw new Error(howToGetIt)
  return found
}

function isDebianAsRoot() {
  if (platform !== "linux" || getuid?.() !== 0 || !existsSync("/etc/os-release")) return false
  return /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"))
}

function installOnDebian() {
  console.error("Installing chromium-headless-shell with apt-get.")
  const options = { stdio: ["ignore", 2, 2], env: { ...env, DEBIAN_FRONTEND: "noninteractive" } }
  spawnSync("apt-get", ["update", "-q"], options)
  const { status } = spawnSync(
    "apt-get",
    ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation"],
    options,
  )
  if (status !== 0) throw new Error(`apt-get could not install chromium-headless-shell. ${howToGetIt}`)
}

/** As findChromium, after installing it where that needs no question. */
function findOrInstallChromium() {
  try {
    return findChromium()
  } catch (error) {
    if (env.CHROMIUM_PATH || !isDebianAsRoot()) throw error
    installOnDebian()
    return findChromium()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(findOrInstallChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
