import { configDefaults, defineConfig } from "vitest/config"

/** Tests over thousands of generated runs, whole seasons, or every spelling of a file. Run against each change, they would take hours. */
const tooSlow = [
  "src/domain/coach/lifts/any-history.test.ts",
  "src/domain/import/{dialects,names}.test.ts",
  "tests/coach/{properties,suited-coach}.test.ts",
  "tests/coach/lifts/seasons.test.ts",
  "tests/programs/{half-year,kept-fold,properties}.test.ts",
]

/** The folders and files with the tests to run, as `scripts/mutate.ts` chose them. */
const chosen = (process.env["MUTANT_TESTS"] ?? "").split(" ").filter(Boolean)

/** The rules' tests for `npm run mutate`. The server's project would start a Postgres. */
export default defineConfig({
  test: {
    isolate: false,
    setupFiles: ["packages/backend/tests/support/fuzz-seed.ts"],
    testTimeout: 30_000,
    include: chosen.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.ts`)),
    exclude: [...configDefaults.exclude, ...tooSlow],
  },
})
