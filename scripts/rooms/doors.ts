import { type Import } from "./imports.ts"
import { type Room, type Wing, wings } from "./table.ts"

/** The room that a file is in: its name, such as `src/web/features/goals`, and its row in the table. */
export interface FileRoom {
  name: string
  room: Room
  wing: Wing
}

/** The room of a file, or undefined if it isn't in any room. */
export function placeOf(file: string): FileRoom | undefined {
  const wing = wings.find(({ folder }) => file.startsWith(`${folder}/`))
  if (!wing) return undefined
  const below = file.slice(wing.folder.length + 1)
  const found = wing.rooms
    .flatMap((room) => {
      const folder = folderIn(room, below)
      return folder === undefined ? [] : [{ name: `${wing.folder}/${folder}`, room, wing }]
    })
    .toSorted((one, other) => other.name.length - one.name.length)
  return found[0]
}

/** The reason why an import is refused, including what the room may import; undefined if the import is allowed. */
export function refusalOf({ from, name, file }: Import): string | undefined {
  const place = placeOf(from)
  if (!place) return `${from} isn't in any room. Give its folder a row in scripts/rooms/table.ts, or move it.`
  if (file === undefined) return isPackageOpen(place, name) ? undefined : refusedPackage(from, place, name)
  // Styles and pictures beside a component, and files that the bundler makes, belong to the file that imports them.
  if (!/\.tsx?$/.test(file)) return undefined
  const other = placeOf(file)
  if (other && isOpen(place, other.name)) return undefined
  return `${from} imports ${file}: ${place.name} may import ${inWords(place.room.mayImport)}.`
}

/** Whether a room may import another. */
export function isOpen({ name, room }: FileRoom, other: string): boolean {
  return name === other || room.mayImport.some((each) => isAmong(other, each))
}

/** Whether a room is among those that an entry of the table names. */
export function isAmong(room: string, entry: string): boolean {
  const folder = entry.endsWith("/*") ? entry.slice(0, -2) : entry
  return room === folder || room.startsWith(`${folder}/`)
}

function folderIn({ folder }: Room, below: string): string | undefined {
  if (folder === below) return folder
  const parent = folder.slice(0, -1)
  const [child, file] = below.slice(parent.length).split("/")
  if (folder.endsWith(".")) return below.startsWith(parent) && file === undefined ? folder : undefined
  if (!folder.endsWith("*")) return below.startsWith(`${folder}/`) ? folder : undefined
  return below.startsWith(parent) && file !== undefined ? `${parent}${child}` : undefined
}

function isPackageOpen({ room, wing }: FileRoom, name: string) {
  if (wing.packages === "any") return true
  if (wing.packages === "any but Node's") return !name.startsWith("node:")
  return [...wing.packages, ...(room.packages ?? [])].includes(name)
}

function refusedPackage(from: string, { room, wing }: FileRoom, name: string) {
  const allowed =
    typeof wing.packages === "string"
      ? `${wing.packages} packages`
      : inWords([...wing.packages, ...(room.packages ?? [])])
  return `${from} imports ${name}: ${wing.folder} may import ${allowed}.`
}

function inWords(names: readonly string[]) {
  return names.length === 0 ? "nothing but itself" : names.join(", ")
}
