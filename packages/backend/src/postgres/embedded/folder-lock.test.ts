import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { holdFolder } from "./folder-lock.ts"
import { processMark } from "./process-mark.mjs"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-lock-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Makes the folder look as if another process had taken it before. */
function heldBy(holder: unknown) {
  mkdirSync(join(folder, "holders"))
  writeFileSync(join(folder, "holders/41"), typeof holder === "string" ? holder : JSON.stringify(holder))
}

const inUse = `DATA_DIR: the folder`

test("a folder is held once, until it is released", () => {
  const hold = holdFolder(folder)
  expect(() => holdFolder(folder)).toThrow(inUse)
  hold.release()
  holdFolder(folder).release()
})

test("a living holder is respected", () => {
  heldBy({ pid: process.ppid, mark: processMark(process.ppid) })
  expect(() => holdFolder(folder)).toThrow(
    `is in use by another Repertoire server (process ${process.ppid}).`,
  )
})

test("a holder whose number now belongs to another process is gone", () => {
  heldBy({ pid: process.ppid, mark: "of a process before it" })
  holdFolder(folder)
  expect(readdirSync(join(folder, "holders"))).toEqual(["42"])
})

test("a holder that has ended is gone", () => {
  heldBy({ pid: 4_194_303, mark: "whatever" })
  holdFolder(folder)
})

test("a holder's file torn by a power cut holds nothing", () => {
  heldBy('{"pid": 1')
  holdFolder(folder)
})
