import type { ComponentType } from "react"
import { PageMissing } from "#web/shell/pages/lazy-page.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import type { SectionAddress } from "./section-fields.ts"
import type { SectionProps } from "./section-props.ts"
import { YouSection } from "./you-section.tsx"

/** A section in a separate file. If the file can't be fetched, the page says so. */
const section = (load: () => Promise<ComponentType<SectionProps>>) => lazyPart(load, { Missing: PageMissing })

/** What each section shows. The first one comes with the page; the others are fetched when they are opened. */
export const sections: Record<Exclude<SectionAddress, "/profile/body">, ComponentType<SectionProps>> = {
  "/profile": YouSection,
  "/profile/training": section(async () => (await import("./training-section.tsx")).TrainingSection),
  "/profile/equipment": section(async () => (await import("./equipment-section.tsx")).EquipmentSection),
  "/profile/units": section(async () => (await import("./units-section.tsx")).UnitsSection),
  "/profile/limits": section(async () => (await import("../limits/limit-list.tsx")).LimitList),
  "/profile/data": section(async () => (await import("../personal-data/data-lines.tsx")).DataLines),
  "/profile/security": section(
    async () => (await import("../security/security-section.tsx")).SecuritySection,
  ),
  "/profile/device": section(async () => (await import("../device/device-lines.tsx")).DeviceLines),
}

/** Whether there is a section at the address, apart from Body, which is a page of its own. */
export function hasSection(address: string): address is keyof typeof sections {
  return Object.hasOwn(sections, address)
}
