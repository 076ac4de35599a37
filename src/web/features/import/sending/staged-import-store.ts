import type { DBSchema } from "idb"
import { deviceDatabase } from "#web/device/device-database.ts"
import type { Part } from "../file/messages.ts"

/** What begin_import is told of an import. */
export interface ImportAbout {
  id: string
  file_name: string
  source: string
  parts: number
  exercises: ({ id: string } | { name: string; type: string; measure: string })[]
  workouts: number
  sets: number
  weights: number
}

interface StagedSchema extends DBSchema {
  imports: { key: string; value: ImportAbout & { user_id: string } }
  parts: { key: [id: string, part: number]; value: Part & { id: string; part: number } }
}

const database = deviceDatabase<StagedSchema>("repertoire-imports", 1, (created) => {
  created.createObjectStore("imports", { keyPath: "id" })
  created.createObjectStore("parts", { keyPath: ["id", "part"] })
})

/** An import that is on its way, kept on this device until it is done, so that a closed tab can go on with it. Throws when storage is closed. */
export const stagedImports = {
  async keep(userId: string, about: ImportAbout, part: (part: number) => Promise<Part>): Promise<void> {
    // Part by part: all at once would be too much for a phone's memory.
    for (let number = 1; number <= about.parts; number += 1)
      await (await database()).put("parts", { id: about.id, part: number, ...(await part(number)) })
    await (await database()).put("imports", { ...about, user_id: userId })
  },
  /** The import of this person that has this id; undefined when it isn't on this device. */
  async find(userId: string, id: string): Promise<ImportAbout | undefined> {
    const kept = await (await database()).get("imports", id)
    if (kept?.user_id !== userId) return undefined
    const { user_id: _owner, ...about } = kept
    return about
  },
  async part(id: string, part: number): Promise<Part | undefined> {
    return (await database()).get("parts", [id, part])
  },
  async forget(id: string): Promise<void> {
    const opened = await database()
    await opened.delete("imports", id)
    await opened.delete("parts", IDBKeyRange.bound([id, 0], [id, Infinity]))
  },
  /** What others left on this device, and what was never begun. */
  async forgetAll(): Promise<void> {
    const opened = await database()
    await Promise.all([opened.clear("imports"), opened.clear("parts")])
  },
}
