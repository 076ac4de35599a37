import { defineConfig } from "vitest/config"
import { keepTemporaryFilesInMemory } from "./packages/backend/tests/support/memory-folder.ts"

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    // One more than there are cores: many of the server's tests wait for Postgres, for a process or for a deadline.
    maxWorkers: 3,
    // Neither project isolates its files: those that a worker runs share its modules, so that these are loaded once.
    projects: [
      "packages/backend",
      {
        test: {
          name: "rules",
          isolate: false,
          setupFiles: ["packages/backend/tests/support/fuzz-seed.ts"],
          testTimeout: 30_000,
          include: [
            "scripts/**/*.test.ts",
            "src/domain/**/*.test.ts",
            "src/web/**/*.test.ts",
            "tests/coach/**/*.test.ts",
            "tests/programs/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          // A busy machine is no failure: a second is too short for what waits for a process or a clock.
          expect: { poll: { timeout: 20_000 } },
          include: ["src/product/**/*.test.ts", "supabase/**/*.test.ts", "tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/global-postgres.ts"],
          setupFiles: ["packages/backend/tests/support/fuzz-seed.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
