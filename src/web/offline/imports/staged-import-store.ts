// An import in progress, stored on this device in parts until the server has all of it, so that it can continue after the tab is closed.
import type { DBSchema } from "idb"
import type { PreparedImport } from "#domain/import/prepare-import.ts"
import { deviceDatabase } from "#web/device/device-database.ts"

/** The arguments of begin_import. */
export interface ImportAbout {
  id: string
  file_name: string
  source: string
  parts: number
  exercises: ({ id: string } | { name: string; type: string; measure: string })[]
  workouts: number
  sets: number
  weights: number
  /** The last import that had finished when this one was compared with the log; absent in imports stored by earlier releases. */
  after?: string | null
}

/** One part of an import, in the format that the server accepts. */
export type ImportPart = Pick<PreparedImport, "workouts" | "weights" | "others">

interface StagedSchema extends DBSchema {
  imports: { key: [userId: string, id: string]; value: ImportAbout & { user_id: string } }
  parts: {
    key: [userId: string, id: string, part: number]
    value: Omit<ImportPart, "others"> & {
      others?: ImportPart["others"]
      user_id: string
      id: string
      part: number
    }
  }
}

const database = deviceDatabase<StagedSchema>("repertoire-imports", 1, (created) => {
  created.createObjectStore("imports", { keyPath: ["user_id", "id"] })
  created.createObjectStore("parts", { keyPath: ["user_id", "id", "part"] })
})

/** Stores an import, replacing this person's earlier one. Throws if the device's storage is full or unavailable. */
export async function keepImport(
  userId: string,
  about: ImportAbout,
  part: (part: number) => Promise<ImportPart>,
): Promise<void> {
  await forgetImports(userId)
  // Parts are stored one at a time, because a phone doesn't have enough memory for all of them at once.
  for (let number = 1; number <= about.parts; number += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const row = { user_id: userId, id: about.id, part: number, ...(await part(number)) }
    // oxlint-disable-next-line no-await-in-loop
    await (await database()).put("parts", row)
  }
  // The import's own row is written after its parts, so that a stored import is always complete.
  await (await database()).put("imports", { ...about, user_id: userId })
}

/** A person's import; undefined if it isn't on this device. */
export async function findImport(userId: string, id: string): Promise<ImportAbout | undefined> {
  const kept = await (await database()).get("imports", [userId, id])
  if (!kept) return undefined
  const { user_id: _owner, ...about } = kept
  return about
}

/** One part of an import, numbered from 1. Throws if it isn't on this device. */
export async function importPart(userId: string, id: string, part: number): Promise<ImportPart> {
  const kept = await (await database()).get("parts", [userId, id, part])
  if (!kept) throw new Error("Part of the import is not on this device.")
  // Imports stored by earlier releases have no `others`.
  return { workouts: kept.workouts, weights: kept.weights, others: kept.others ?? {} }
}

/** Removes this person's stored imports. */
export async function forgetImports(userId: string): Promise<void> {
  await forgetWhere((owner) => owner === userId)
}

/** Removes other people's imports, or everyone's if the id is null. */
export async function forgetImportsOfOthers(userId: string | null): Promise<void> {
  await forgetWhere((owner) => owner !== userId)
}

async function forgetWhere(isGone: (owner: string) => boolean): Promise<void> {
  const transaction = (await database()).transaction(["imports", "parts"], "readwrite")
  const [imports, parts] = [transaction.objectStore("imports"), transaction.objectStore("parts")]
  const [importKeys, partKeys] = await Promise.all([imports.getAllKeys(), parts.getAllKeys()])
  await Promise.all([
    ...importKeys.filter(([owner]) => isGone(owner)).map((key) => imports.delete(key)),
    ...partKeys.filter(([owner]) => isGone(owner)).map((key) => parts.delete(key)),
    transaction.done,
  ])
}
