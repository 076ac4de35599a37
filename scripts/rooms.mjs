// The rooms of the sources and which import which, read from the files themselves.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const halves = ["domain", "server", "web"]
const aliases = { "#domain/": "src/domain/", "#server/": "src/server/", "#web/": "src/web/" }
const specifier = /\b(?:from|import) ?\(?"([^"]+)"/g

/** The room of a file: its half and folder, or the feature for a feature's file. Files outside the rooms put them together. */
export function roomOf(file) {
  const [, half, ...rest] = file.split("/")
  const folders = rest.slice(0, -1)
  if (folders.length === 0) return `${half}/${half === "domain" ? "row types" : "put together"}`
  const depth = half === "web" && ["features", "offline"].includes(folders[0]) ? 2 : 1
  return [half, ...folders.slice(0, depth)].join("/")
}

/** Every room with the rooms that its files import. */
export function roomsAndImports() {
  const rooms = new Map()
  for (const half of halves) {
    for (const file of sourcesIn(`src/${half}`)) {
      const room = roomOf(file)
      const imported = rooms.get(room) ?? new Set()
      rooms.set(room, imported)
      for (const other of importsOf(file)) if (roomOf(other) !== room) imported.add(roomOf(other))
    }
  }
  return rooms
}

/** The rooms that import each other, if any do: a list of the rooms on each way round. */
export function circles(rooms) {
  const found = []
  const done = new Set()
  const visit = (room, way) => {
    if (way.includes(room)) found.push([...way.slice(way.indexOf(room)), room])
    else if (!done.has(room)) for (const next of rooms.get(room) ?? []) visit(next, [...way, room])
    done.add(room)
  }
  for (const room of rooms.keys()) visit(room, [])
  return found
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .toSorted((one, other) => (one < other ? -1 : 1))
}

function importsOf(file) {
  return [...readFileSync(file, "utf8").matchAll(specifier)]
    .map(([, name]) => fileOf(name, file))
    .filter((imported) => imported?.startsWith("src/") && existsSync(imported))
}

function fileOf(name, from) {
  if (name.startsWith(".")) return join(dirname(from), name)
  const alias = Object.keys(aliases).find((each) => name.startsWith(each))
  return alias && join(aliases[alias], name.slice(alias.length))
}
