// How the app is split into files. Modules for the first pages stay together, separate from everything else.
import type { Rolldown } from "vite"
import { relative } from "node:path"
import { pages } from "./first-load.ts"
import { isAmong, placeOf } from "./rooms/doors.ts"

// Modules that every page fetches after it has loaded, all in one file.
const everyPage = [
  "shell/on-this-device/on-this-device.tsx",
  "shell/on-this-device/outbox-link.tsx",
  "shell/on-this-device/queue-keeper.tsx",
  "features/onboarding/onboarding.tsx",
  "features/palette/palette-door.tsx",
  "features/logging/under-way/under-way.tsx",
]

/**
 * Groups for the bundler: the app itself; one file per combination of the pages in first-load.ts, with the modules that exactly those pages need;
 * the parts that load after a page; and what later parts share, by room. So a page fetches four or five files, and none of them carries code that
 * only other pages need.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "app", tags: ["$initial"], priority: 2 },
  { name: nameByPages, debugName: "by pages", priority: 1 },
  { name: nameByRoom, debugName: "by rooms", minShareCount: 2 },
]

// Only parts that load later use infinite queries, and several queries at once, but because of the library's barrel file
// every page seems to use them.
const laterQueryModule = /infiniteQuery|useQueries|queriesObserver/iu

// Icons have a barrel file too. An icon that is imported directly, such as `lucide-react/icons/lock`, goes only to the files that import it.
const lucideBarrel = /lucide-react\.mjs$|icons\/index\.mjs$/u

function nameByPages(moduleId: string, graph: Rolldown.ChunkingContext): string | null {
  if (laterQueryModule.test(moduleId)) return null
  const entries = [...entriesThatNeed(moduleId, graph)]
  const needs = (source: string) => entries.some((entry) => entry.endsWith(source))
  const needing = pages.filter(({ source }) => needs(source))
  // A module that only one page needs is in that page's file anyway.
  if (entries.length === 1 && needing.length === 1) return null
  const names = needing.map(({ name }) => name)
  if (needing.length === 0 && everyPage.some(needs)) names.push("every-page")
  // The modules of a part that loads right after a page get their own file, so that nothing else is fetched with them.
  for (const page of pages)
    if (page.soonAfter && needs(page.soonAfter) && !needing.includes(page)) names.push(`after-${page.name}`)
  // All other styles go into one file. They are small, and a page with shared parts would otherwise fetch a dozen style files.
  if (names.length === 0 && moduleId.endsWith(".css")) return "later"
  return names.length > 0 ? names.join("-") : null
}

/** The entries and dynamically imported modules that import this module, directly or indirectly. */
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

// Rooms whose modules later parts share, from the top layer to the bottom one. Rooms import in one direction only, and so must files made of whole
// rooms: if two files import each other, one of them runs before its imports are ready.
const floors: readonly { name: string; rooms: readonly string[] }[] = [
  { name: "shell", rooms: ["src/web/shell"] },
  { name: "coach", rooms: ["src/web/coach"] },
  { name: "figures", rooms: ["src/web/figures", "src/domain/figures"] },
  { name: "guide", rooms: ["src/web/guide", "src/domain/guide"] },
  { name: "ui", rooms: ["src/web/ui", "src/web/charts"] },
  { name: "data", rooms: ["src/web/device", "src/web/backend", "src/web/offline"] },
  { name: "programs", rooms: ["src/web/programs"] },
  { name: "program-rules", rooms: ["src/domain/programs"] },
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
