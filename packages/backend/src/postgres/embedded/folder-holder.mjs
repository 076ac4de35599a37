// @ts-check
// Plain JavaScript, because `npm start` uses it before anything is built.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { processMark } from "./process-mark.mjs"

/**
 * The folder with the numbered files of a data folder's holders.
 * @param {string} dataDir
 */
export const holdersFolder = (dataDir) => join(dataDir, "holders")

/**
 * The numbers of the holders' files, always including 0.
 * @param {string} dataDir
 */
export function holderNumbers(dataDir) {
  const folder = holdersFolder(dataDir)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return [0, ...names.filter((name) => /^\d+$/.test(name)).map(Number)]
}

/**
 * The process that holds a data folder, if it is still running.
 * @param {string} dataDir
 * @returns {number | undefined}
 */
export function livingHolder(dataDir) {
  const holder = holderOf(join(holdersFolder(dataDir), String(Math.max(...holderNumbers(dataDir)))))
  return holder && processMark(holder.pid) === holder.mark ? holder.pid : undefined
}

/**
 * @param {string} dataDir
 * @param {number} pid
 */
export const heldSentence = (dataDir, pid) =>
  `DATA_DIR: the folder ${dataDir} is in use by another Repertoire server (process ${pid}).`

/**
 * @param {string} file
 * @returns {{ pid: number, mark: string } | undefined}
 */
function holderOf(file) {
  try {
    /** @type {unknown} */
    const holder = JSON.parse(readFileSync(file, "utf8"))
    return isHolder(holder) ? holder : undefined
  } catch {
    // The holder's file is missing, has just been removed by the next holder, or is incomplete after a power cut.
    return undefined
  }
}

/**
 * @param {unknown} holder
 * @returns {holder is { pid: number, mark: string }}
 */
function isHolder(holder) {
  if (typeof holder !== "object" || holder === null || !("pid" in holder) || !("mark" in holder)) return false
  return typeof holder.pid === "number" && typeof holder.mark === "string"
}
