import { randomUUID } from "node:crypto"
import { linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { heldSentence, holderNumbers, holdersFolder, livingHolder } from "./folder-holder.mjs"
import { processMark } from "./process-mark.mjs"

/**
 * Locks a data folder for this process until `release`, or until the process ends, however that happens. Throws a StartError if a running
 * process holds it.
 *
 * Each holder leaves a numbered file; the process behind the highest number holds the folder for as long as it is running. A process takes the
 * folder by creating the file with the next number, which only one process can do. This way, no process removes a file that another one may
 * just have created.
 */
export function holdFolder(dataDir: string): { release: () => void } {
  const folder = holdersFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (;;) {
    const last = Math.max(...holderNumbers(dataDir))
    const holder = livingHolder(dataDir)
    if (holder !== undefined) throw new StartError(heldSentence(dataDir, holder))
    const mine = last + 1
    if (!makeHolder(folder, mine)) continue
    const numbers = holderNumbers(dataDir)
    if (Math.max(...numbers) === mine) {
      numbers.filter((number) => number < mine).forEach((number) => remove(folder, number))
      return { release: () => writeFileSync(join(folder, String(mine)), "released") }
    }
    // Another process took the folder while this one was looking at an old list.
    remove(folder, mine)
  }
}

/** Creates the file with its whole content at once; returns false if another process created that number first. */
function makeHolder(folder: string, number: number) {
  const draft = join(folder, `draft-${randomUUID()}`)
  writeFileSync(draft, JSON.stringify({ pid: process.pid, mark: processMark(process.pid) }))
  try {
    linkSync(draft, join(folder, String(number)))
    return true
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false
    throw error
  } finally {
    rmSync(draft)
  }
}

function remove(folder: string, number: number) {
  rmSync(join(folder, String(number)), { force: true })
}
