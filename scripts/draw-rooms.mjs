// Draws the rooms: `node scripts/draw-rooms.mjs` writes the picture, with --check it only says whether the picture is still true.
import { readFileSync, writeFileSync } from "node:fs"
import { instance } from "@viz-js/viz"
import { circles, roomsAndImports } from "./rooms.mjs"

const picture = "docs/pictures/rooms.svg"
const byName = (one, other) => (one < other ? -1 : 1)
const titles = { domain: "domain: the rules", server: "server: the wire", web: "web: the app" }

const rooms = roomsAndImports()
const [circle] = circles(rooms)
if (circle) fail(`Rooms must not import each other in a circle: ${circle.join(" → ")}.`)

const drawn = (await instance()).renderString(asGraph(rooms), { format: "svg" })
if (!process.argv.includes("--check")) writeFileSync(picture, drawn)
else if (readFileSync(picture, "utf8") !== drawn)
  fail(`${picture} is out of date. Draw it again: node scripts/draw-rooms.mjs`)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The rooms as Graphviz reads them, each half in a frame of its own. */
function asGraph(all) {
  const halves = Object.keys(titles).map((half) => {
    const names = [...all.keys()].filter((room) => room.startsWith(`${half}/`)).toSorted(byName)
    const nodes = names.map((room) => `    "${room}" [label="${room.slice(half.length + 1)}"]`)
    return `  subgraph "cluster_${half}" {\n    label="${titles[half]}"\n${nodes.join("\n")}\n  }`
  })
  const arrows = [...all].flatMap(([room, imported]) =>
    [...imported]
      .toSorted(byName)
      .filter((other) => !isReached(all, room, other))
      .map((other) => `  "${room}" -> "${other}"`),
  )
  return `digraph rooms {
  graph [rankdir=TB, fontname="sans-serif", fontsize=15, labeljust=l, bgcolor="#ffffff", color="#b9b4a3", ranksep=0.45, nodesep=0.2, margin=0.2]
  node [shape=box, style=filled, fillcolor="#f6f4eb", color="#6b6756", fontname="sans-serif", fontsize=12, height=0.32]
  edge [color="#6b6756", arrowsize=0.6]
${[...halves, ...arrows.toSorted(byName)].join("\n")}
}
`
}

/** Whether a room that this one imports leads to the other anyway: then an arrow of its own would say nothing more. */
function isReached(all, room, other) {
  const seen = new Set([room])
  const waiting = [...all.get(room)].filter((each) => each !== other)
  for (const next of waiting) {
    if (next === other) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...all.get(next))
  }
  return false
}
