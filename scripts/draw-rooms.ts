// Draws the rooms, as the folders of the source code are called here: `node scripts/run-typescript.mjs
// scripts/draw-rooms.ts` writes the picture and the tables of ARCHITECTURE.md. With --check it only reports whether they
// are up to date.
import { readFileSync, writeFileSync } from "node:fs"
import { argv, exit } from "node:process"
import { pictureOfRooms } from "./rooms/picture.ts"
import { withTables } from "./rooms/tables.ts"

const documents = {
  "docs/pictures/rooms.svg": pictureOfRooms,
  "ARCHITECTURE.md": withTables,
}

for (const [path, draw] of Object.entries(documents)) {
  const before = readFileSync(path, "utf8")
  const drawn = await draw(before)
  if (before === drawn) continue
  if (!argv.includes("--check")) writeFileSync(path, drawn)
  else {
    console.error(
      `${path} is out of date. Redraw it with: node scripts/run-typescript.mjs scripts/draw-rooms.ts`,
    )
    exit(1)
  }
}
