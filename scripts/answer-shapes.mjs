// What the answers that the app keeps on a device look like, as one short text.
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const rowTypes = "src/domain/database.ts"
const queries = "src/web"

/**
 * A hash of the row types and of every file that asks for rows (`*queries.ts`, `*query.ts`). While it is the same, an answer that an earlier
 * build kept can be read by this one.
 */
export function answerShapes() {
  const files = readdirSync(queries, { recursive: true }).filter((file) => /quer(y|ies)\.ts$/.test(file))
  const hash = createHash("sha256")
  const inOrder = files.toSorted((one, other) => (one < other ? -1 : 1))
  for (const file of [rowTypes, ...inOrder.map((file) => join(queries, file))])
    hash.update(readFileSync(file)).update("\0")
  return hash.digest("hex").slice(0, 16)
}
