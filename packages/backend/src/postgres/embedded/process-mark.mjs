// @ts-check
// Plain JavaScript, because `npm start` uses it before anything is built.
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { isAlive } from "../../setup/is-alive.mjs"

/**
 * Identifies a running process by its start time, even if its process ID is reused. Undefined if it is dead (or a
 * zombie).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processMark(pid) {
  if (process.platform === "linux") return linuxMark(pid)
  return isAlive(pid) ? startTime(pid) : undefined
}

/** @param {number} pid */
function linuxMark(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The fields after the program's name, which may contain spaces and brackets: the state is the 1st, and the start time is the 20th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    if (fields[0] === "Z" || fields[0] === "X") return undefined
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function startTime(pid) {
  if (process.platform === "win32") return "alive"
  return (
    spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim() || undefined
  )
}
