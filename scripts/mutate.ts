// `npm run mutate -- PATH [TESTS...]`: changes the rules under PATH (a folder or a file) one place at a time, and lists the changes that no test
// notices. Runs the tests in TESTS (folders or files), or in PATH's own folder. The results so far are in docs/mutation.md.
import { statSync } from "node:fs"
import { dirname } from "node:path"
import { argv, env, exit } from "node:process"
import { Stryker } from "@stryker-mutator/core"

const [, , path, ...tests] = argv
if (path === undefined) {
  console.error("Usage: npm run mutate -- PATH [TESTS...], for example: npm run mutate -- src/domain/days")
  exit(2)
}
const isFolder = statSync(path).isDirectory()
env["MUTANT_TESTS"] = tests.length > 0 ? tests.join(" ") : isFolder ? path : dirname(path)
await new Stryker({
  mutate: isFolder ? [`${path}/**/*.ts`, `!${path}/**/*.test.ts`] : [path],
}).runMutationTest()
