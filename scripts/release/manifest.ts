import { readFileSync } from "node:fs"
import * as z from "zod/mini"
import { nativePackages } from "./native-packages.ts"

const versions = z.record(z.string(), z.string())
const ownShape = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: versions,
})
const backendShape = z.object({ dependencies: versions, optionalDependencies: versions })

/** The package.json of a release. Everything else that the server needs is in its builds, so npm installs only what differs between platforms. */
export function manifest() {
  const { name, version, description, license, engines } = z.parse(ownShape, json("package.json"))
  const backend = z.parse(backendShape, json("packages/backend/package.json"))
  return {
    ...{ name, version, private: true, description, license, type: "module" },
    bin: { repertoire: "scripts/repertoire.mjs" },
    dependencies: Object.fromEntries(nativePackages.map((each) => [each, backend.dependencies[each]])),
    optionalDependencies: backend.optionalDependencies,
    engines,
  }
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"))
}
