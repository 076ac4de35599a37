import { defineConfig } from "vitest/config"
import { keepTemporaryFilesInMemory } from "./tests/support/memory-folder.ts"

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    name: "backend",
    maxWorkers: 3,
    // Files that a worker runs share its modules, so that these are loaded once.
    isolate: false,
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/global-postgres.ts"],
    setupFiles: ["tests/support/fuzz-seed.ts"],
    // A busy machine is no failure: a second is too short for what waits for a process or a clock.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
