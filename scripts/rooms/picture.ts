import { instance } from "@viz-js/viz"
import { placeOf } from "./doors.ts"
import { allImports, sourcesIn } from "./imports.ts"
import { wings } from "./table.ts"

type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** All rooms with source files, and the rooms each is built on, as SVG. */
export async function pictureOfRooms(): Promise<string> {
  return (await instance()).renderString(asGraph(arrowsDrawn()), { format: "svg" })
}

/** Every room, with the rooms that its files import. */
function arrowsDrawn(): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { folder } of wings)
    for (const file of sourcesIn(folder)) arrows.set(placeOf(file)?.name ?? folder, new Set())
  for (const { from, file } of allImports()) {
    const [one, other] = [placeOf(from)?.name, file && placeOf(file)?.name]
    if (one && other && one !== other) arrows.get(one)?.add(other)
  }
  return arrows
}

/** The rooms as a Graphviz graph, each wing in its own frame. */
function asGraph(all: Arrows): string {
  const frames = wings.map(({ folder, title }) => {
    const rooms = [...all.keys()].filter((room) => room.startsWith(`${folder}/`)).toSorted()
    const nodes = rooms.map((room) => `    "${room}" [label="${labelOf(room.slice(folder.length + 1))}"]`)
    return `  subgraph "cluster_${folder}" {\n    label="${title}"\n${nodes.join("\n")}\n  }`
  })
  const arrows = [...all].flatMap(([room, imported]) =>
    [...imported].filter((other) => !isReached(all, room, other)).map((other) => `  "${room}" -> "${other}"`),
  )
  return `digraph rooms {
  graph [rankdir=TB, fontname="sans-serif", fontsize=15, labeljust=l, bgcolor="#ffffff", color="#b9b4a3", ranksep=0.45, nodesep=0.2, margin=0.2]
  node [shape=box, style=filled, fillcolor="#f6f4eb", color="#6b6756", fontname="sans-serif", fontsize=12, height=0.32]
  edge [color="#6b6756", arrowsize=0.6]
${[...frames, ...arrows.toSorted()].join("\n")}
}
`
}

function labelOf(folder: string) {
  if (folder === ".") return "put together"
  return folder === "row-types.ts" ? "row types" : folder
}

/** Whether a room can also be reached through another room that this one imports, so that a separate arrow would add nothing. */
function isReached(all: Arrows, room: string, other: string): boolean {
  const seen = new Set([room])
  const waiting = [...(all.get(room) ?? [])].filter((each) => each !== other)
  for (const next of waiting) {
    if (next === other) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(all.get(next) ?? []))
  }
  return false
}
