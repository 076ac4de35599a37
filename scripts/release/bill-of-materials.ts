import * as z from "zod/mini"
import { manifest } from "./manifest.ts"
import { npm } from "./npm.ts"
import type { ShippedPackage } from "./shipped-packages.ts"

const named = z.looseObject({ "bom-ref": z.string() })
const componentShape = z.looseObject({
  "bom-ref": z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
})
const billShape = z.looseObject({
  metadata: z.looseObject({ component: named }),
  components: z.array(componentShape),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

/**
 * The CycloneDX bill of materials of a release: npm's own bill of this repository, without the packages that only serve to build and test. All
 * other packages are part of the program, whether they are installed with it or built into it.
 */
export function billOfMaterials(shipped: readonly ShippedPackage[]) {
  const bill = z.parse(
    billShape,
    JSON.parse(npm(["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], ".")),
  )
  const { name, version } = manifest()
  const own = bill.metadata.component["bom-ref"]
  const refs = new Set([own, ...shipped.map((each) => `${each.name}@${each.version}`)])
  return {
    ...bill,
    metadata: {
      ...bill.metadata,
      component: { ...bill.metadata.component, type: "application", name, version },
    },
    components: bill.components
      .filter((component) => refs.has(component["bom-ref"]))
      .map((component) => ({ ...component, properties: component.properties.filter(isOfRelease) })),
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn:
          ref === own ? [...refs].filter((each) => each !== own) : dependsOn.filter((each) => refs.has(each)),
      })),
  }
}

/** What this repository lists as a dependency for development is part of the release if it is in the builds. */
const isOfRelease = ({ name }: { name: string }) => name !== "cdx:npm:package:development"
