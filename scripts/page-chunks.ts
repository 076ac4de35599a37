// How the app is cut into files: what the pages of a person's first visit need stands together, and apart from what they do not.
import type { Rolldown } from "vite"
import { relative } from "node:path"
import { pages } from "./first-load.ts"
import { isAmong, placeOf } from "./rooms/doors.ts"

// What is fetched together after every page, and so is one file too.
const everyPage = [
  "shell/on-this-device/on-this-device.tsx",
  "shell/on-this-device/outbox-link.tsx",
  "shell/on-this-device/queue-keeper.tsx",
  "features/onboarding/onboarding.tsx",
  "features/palette/palette-door.tsx",
  "features/logging/under-way/under-way.tsx",
]

/**
 * Groups for the bundler: the app itself; for each combination of the pages in first-load.ts one file with what exactly these share with
 * each other or with what is fetched later; the parts that come after a page; what later parts share, by its rooms. So a page asks for four or five files
 * and carries nothing that only others need.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "app", tags: ["$initial"], priority: 2 },
  { name: nameByPages, debugName: "by pages", priority: 1 },
  { name: nameByRoom, debugName: "by rooms", minShareCount: 2 },
]

// Only the pages of an exercise and of the admins read on and on, but the library's front door makes it look as if every page did.
const infiniteQueryModule = /infiniteQuery/iu

// The same front door stands before every icon. One that is imported by itself, as `lucide-react/icons/lock`, is needed only by its importers.
const lucideBarrel = /lucide-react\.mjs$|icons\/index\.mjs$/u

function nameByPages(moduleId: string, graph: Rolldown.ChunkingContext): string | null {
  if (infiniteQueryModule.test(moduleId)) return null
  const entries = [...entriesThatNeed(moduleId, graph)]
  const needs = (source: string) => entries.some((entry) => entry.endsWith(source))
  const needing = pages.filter(({ source }) => needs(source))
  // What only one page needs is in its own file anyway.
  if (entries.length === 1 && needing.length === 1) return null
  const names = needing.map(({ name }) => name)
  if (needing.length === 0 && everyPage.some(needs)) names.push("every-page")
  // What the part soon after a page takes from elsewhere stands alone, or everything of there would come along.
  for (const page of pages)
    if (page.soonAfter && needs(page.soonAfter) && !needing.includes(page)) names.push(`after-${page.name}`)
  // The styles of all other places are one file: they are small, and a page of shared parts asked for a dozen.
  if (names.length === 0 && moduleId.endsWith(".css")) return "later"
  return names.length > 0 ? names.join("-") : null
}

/** The files that are fetched by an `import()` of their own and import this one, or are it. */
function entriesThatNeed(moduleId: string, graph: Rolldown.ChunkingContext): Set<string> {
  const entries = new Set<string>()
  const seen = new Set([moduleId])
  for (const id of seen) {
    const info = graph.getModuleInfo(id)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) entries.add(id)
    const direct = info.importers.filter((importer) => !lucideBarrel.test(importer))
    for (const importer of direct.length > 0 ? direct : info.importers) seen.add(importer)
  }
  return entries
}

// What later parts share, from top to bottom. Rooms import in one direction, and so do files that are made of whole rooms: where two files import each other,
// one of them runs before what it needs is there.
const floors: readonly { name: string; rooms: readonly string[] }[] = [
  { name: "shell", rooms: ["src/web/shell"] },
  { name: "coach", rooms: ["src/web/coach"] },
  { name: "ui", rooms: ["src/web/ui", "src/web/charts"] },
  { name: "data", rooms: ["src/web/device", "src/web/backend", "src/web/offline"] },
  { name: "coach-rules", rooms: ["src/domain/coach"] },
  { name: "domain", rooms: ["src/domain"] },
]

function nameByRoom(moduleId: string): string {
  const room = placeOf(relative(".", moduleId))?.name
  if (room === undefined) return "shared-libraries"
  const floor = floors.find(({ rooms }) => rooms.some((each) => isAmong(room, each)))
  const [feature] = /(?<=^src\/web\/features\/)[^/]+/.exec(room) ?? []
  return `shared-${floor?.name ?? feature ?? "parts"}`
}
