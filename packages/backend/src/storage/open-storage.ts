import type { Pool } from "pg"
import { Buckets } from "./objects/buckets.ts"
import type { FileStore } from "./files/file-store.ts"
import { LooseFiles } from "./files/loose-files.ts"
import { Objects } from "./objects/objects.ts"
import { Rows } from "./objects/rows.ts"

export interface StoragePlace {
  /** A pool that connects as the role authenticator. */
  asCaller: Pool
  /** A pool that connects as the role supabase_storage_admin. */
  asOwner: Pool
  files: FileStore
  /** The maximum size of a file, in bytes. */
  mostBytes: number
}

/** A database's buckets and objects, with their files. */
export function openStorage({ asCaller, asOwner, files, mostBytes }: StoragePlace) {
  const rows = new Rows({ asCaller, asOwner })
  const buckets = new Buckets(rows, mostBytes)
  const loose = new LooseFiles(rows, files)
  return { rows, buckets, files, loose, objects: new Objects({ rows, buckets, files, loose, mostBytes }) }
}
