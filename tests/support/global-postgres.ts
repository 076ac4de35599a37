import type { TestProject } from "vitest/node"
import { startPostgres } from "@repertoire/backend/testing/test-postgres.ts"
import { repertoire } from "#product/product.ts"

/** The run's own Postgres. */
export default (project: TestProject): Promise<() => Promise<void>> => startPostgres(repertoire, project)
