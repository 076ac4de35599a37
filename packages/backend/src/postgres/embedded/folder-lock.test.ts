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

/** Makes a data folder look as if another process held it. */
function heldBy(holder: unknown) {
  mkdirSync(join(folder, "holders"))
  writeFileSync(join(folder, "holders/41"), typeof holder === "string" ? holder : JSON.stringify(holder))
}

const inUse = `DATA_DIR: the folder`

test("only one process at a time can hold a folder", () => {
  const hold = holdFolder(folder)
  expect(() => holdFolder(folder)).toThrow(inUse)
  hold.release()
  holdFolder(folder).release()
})

test("a folder can't be taken from a running process", () => {
  heldBy({ pid: process.ppid, mark: processMark(process.ppid) })
  expect(() => holdFolder(folder)).toThrow(
    `is in use by another Repertoire server (process ${process.ppid}).`,
  )
})

test("a holder whose process number now belongs to another process no longer counts", () => {
  heldBy({ pid: process.ppid, mark: "of a process before it" })
  holdFolder(folder)
  expect(readdirSync(join(folder, "holders"))).toEqual(["42"])
})

test("a holder that has ended no longer counts", () => {
  heldBy({ pid: 4_194_303, mark: "whatever" })
  holdFolder(folder)
})

test("a holder's file damaged by a power cut is ignored", () => {
  heldBy('{"pid": 1')
  holdFolder(folder)
})
