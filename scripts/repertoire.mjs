#!/usr/bin/env node
// `repertoire start`, `backup`, `restore`, `admin` and `doctor`, as a release installs them. In a clone, `npm run backup` and the like run this file. It only uses the existing build: nothing is installed or built here, because a server may be running from this
// folder.
import { existsSync } from "node:fs"
import { asksForHelp, printHelp } from "./print-help.mjs"
import { runServer } from "./run-server.mjs"

const names = ["start", "backup", "restore", "admin", "doctor"]
const built = new URL("../dist/server/commands.mjs", import.meta.url)
const args = process.argv.slice(2)
const [name = ""] = args

if (!names.includes(name)) refuseUnlessHelp()
else if (asksForHelp(args)) printHelp(name)
else if (existsSync(built)) await run()
else fail("The backend isn't built yet. Run `npm run build`, then try again.")

function refuseUnlessHelp() {
  printHelp("repertoire")
  if (name !== "" && !asksForHelp(args)) fail(`There is no command "${name}".`)
}

async function run() {
  if (name !== "start") {
    /** @type {unknown} */
    const commands = await import(built.href)
    if (isProgram(commands)) await commands.main(args)
  } else if (args.every((each) => ["start", "--demo"].includes(each))) runServer(args)
  else fail("start takes only --demo. Settings are environment variables; --help lists them.")
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

/**
 * @param {unknown} commands
 * @returns {commands is { main: (args: string[]) => Promise<void> }}
 */
function isProgram(commands) {
  return typeof commands === "object" && commands !== null && "main" in commands
}
