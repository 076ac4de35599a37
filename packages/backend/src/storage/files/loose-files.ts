import { type FileStore, lockOfFiles } from "./file-store.ts"
import type { Rows } from "../objects/rows.ts"

/** Files without a row. Each is recorded in the database before it is written, so that it can be removed even after a crash. */
export class LooseFiles {
  readonly #rows: Rows
  readonly #files: FileStore
  /** Abandoned files that are not marked as abandoned in the database yet. */
  readonly #abandoned = new Set<string>()
  #removal = Promise.resolve()
  #nextRemoval: Promise<void> | undefined

  constructor(rows: Rows, files: FileStore) {
    this.#rows = rows
    this.#files = files
  }

  /** Records a file that is about to be written. */
  async note(version: string): Promise<void> {
    await this.#rows.askAsOwner({
      text: "insert into storage_guard.loose_files (version, being_written) values ($1, true)",
      values: [version],
    })
  }

  /** Abandons a recorded file, unless a row refers to it. If it can't be removed now, it is removed later. */
  async abandon(version: string): Promise<void> {
    this.#abandoned.add(version)
    await this.removeAll().catch(() => undefined)
  }

  /**
   * Removes files that no row refers to any more (left by a crash, or by a row deleted elsewhere) and unfinished resumable uploads that are a day
   * old. Calls made while a removal is running share one more removal after it.
   */
  removeAll(): Promise<void> {
    this.#nextRemoval ??= this.#removal.then(() => {
      this.#nextRemoval = undefined
      const removal = this.#removeAll()
      this.#removal = removal.catch(() => undefined)
      return removal
    })
    return this.#nextRemoval
  }

  async #removeAll() {
    await this.#closeAbandoned()
    const versions = await this.#rows.askAsOwner<string>({
      text: `with forgotten as (delete from storage_guard.resumable_uploads where made_at < now() - interval '1 day')
        select to_json(version)::text from storage_guard.loose_files
        where (not being_written or noted_at < now() - interval '1 day') and pg_try_advisory_xact_lock(${lockOfFiles})`,
      values: [],
    })
    await this.remove(versions)
  }

  /** Marks the abandoned files in `loose_files`. A file leaves that table once a row refers to it, so a file in use is never marked. */
  async #closeAbandoned() {
    const versions = [...this.#abandoned]
    if (versions.length === 0) return
    await this.#rows.askAsOwner({
      text: `update storage_guard.loose_files set being_written = false
        where version in (select json_array_elements_text($1::json))`,
      values: [JSON.stringify(versions)],
    })
    for (const version of versions) this.#abandoned.delete(version)
  }

  /** Removes files without a row, and then their records: if removing a file fails, it is tried again later. */
  async remove(versions: string[]): Promise<void> {
    if (versions.length === 0) return
    for (const version of versions) await this.#files.remove(version)
    await this.#rows.askAsOwner({
      text: "delete from storage_guard.loose_files where version in (select json_array_elements_text($1::json))",
      values: [JSON.stringify(versions)],
    })
  }
}
