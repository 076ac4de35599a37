import { defineConfig } from "vitest/config"

/** The rules' tests for `npm run mutate`, which chooses their folder. The server's project would start a Postgres. */
export default defineConfig({
  test: {
    isolate: false,
    setupFiles: ["packages/backend/tests/support/fuzz-seed.ts"],
    testTimeout: 30_000,
    include: ["**/*.test.ts"],
  },
})
