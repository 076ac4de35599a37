// How the app is split into files. Modules for the first pages stay together, separate from everything else.
import type { Rolldown } from "vite"
import { relative } from "node:path"
import { pages } from "./first-load.ts"
import { isAmong, placeOf } from "./rooms/doors.ts"

// Parts that every page fetches after it has loaded, all in one file.
const everyPage = [
  "shell/on-this-device/on-this-device.tsx",
  "shell/on-this-device/outbox-link.tsx",
  "shell/on-this-device/queue-keeper.tsx",
  "features/onboarding/onboarding.tsx",
  "features/palette/palette-door.tsx",
  "features/logging/under-way/under-way.tsx",
  "features/logging/saving/what-is-sent.ts",
  "backend/live/follow-changes.ts",
]

// What members' pages fetch last: the coach's parts of the dashboard, and what sends workouts.
const lateParts = [
  "coach/analysis/month-analysis.tsx",
  "coach/suggestion/week-generator.tsx",
  "offline/queue/queue.ts",
]

/**
 * Groups for the bundler: the app itself; what several of the pages in first-load.ts need; what only one of them needs; the parts that load after a
 * page; and what later parts share, by room. So a page fetches three code files, and nearly everything in them is code that it needs.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: nameByPages, debugName: "by pages", priority: 1 },
  { name: nameByRoom, debugName: "by rooms", minShareCount: 2 },
]

// Only parts that load later use infinite queries or run several queries at once, but because of the library's barrel
// file every page seems to use them.
const laterQueryModule = /infiniteQuery(?!Behavior)|useQueries|queriesObserver/iu

// Icons have a barrel file too. An icon that is imported directly, such as `lucide-react/icons/lock`, goes only to the files that import it.
const lucideBarrel = /lucide-react\.mjs$|icons\/index\.mjs$/u

function nameByPages(moduleId: string, graph: Rolldown.ChunkingContext): string | null {
  if (laterQueryModule.test(moduleId)) return null
  const entries = [...entriesThatNeed(moduleId, graph)]
  if (entries.some((entry) => graph.getModuleInfo(entry)?.isEntry)) return "app"
  const needs = (source: string) => entries.some((entry) => entry.endsWith(source))
  const needing = pages.filter(({ source }) => needs(source)).map(({ name }) => name)
  const isSoonAfterLogging = pages.some(({ soonAfter }) => soonAfter && needs(soonAfter))
  const isOfMembers = needing.includes("dashboard") || needing.includes("logging")
  if (moduleId.endsWith(".css")) return nameOfStyles(needing, isOfMembers || isSoonAfterLogging)
  // Members' pages share little code with the sign-in page.
  if (isOfMembers && needing.includes("sign-in")) return "app"
  if (needing.length > 1) return "dashboard-logging"
  // The parts that load right after logging have a file of their own, and there is another file for what they share with the dashboard, so that
  // nothing else comes with them.
  if (isSoonAfterLogging && needing.length === 0) return "after-logging"
  if (isSoonAfterLogging && needing[0] === "dashboard") return "dashboard-after-logging"
  const [only] = needing
  // A module that only one page needs is in that page's file anyway.
  if (only !== undefined) return entries.length === 1 ? null : only
  if (everyPage.some(needs)) return "every-page"
  if (lateParts.some(needs)) return "late-parts"
  return needs("guide/guide-button.tsx") ? "guide" : null
}

/**
 * Styles are small, and a page with shared parts would otherwise fetch a dozen files of them. So there are three style files: one for the app, one
 * for members' first pages and one for all other pages.
 */
function nameOfStyles(needing: readonly string[], isOfMembers: boolean): string {
  if (isOfMembers) return "dashboard-logging"
  return needing.includes("sign-in") ? "app" : "every-page"
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

// Rooms (source folders) with modules that several later-loaded parts of the app need, from the top layer to the
// bottom one. Imports between rooms go in one direction only, and so must imports between files made of whole rooms:
// if two files import each other, one of them runs before its imports are ready.
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
