import type pg from "pg"
import { StartError } from "#server/setup/starting/start-error.ts"
import { selectRows } from "./rows.ts"

/** The release that a database belongs to: the product's version, and the version of its newest migration. */
interface Release {
  version: string
  migration: string
}

/** This program's release, from the product's version and the name of its newest migration. */
export function releaseOf(version: string, newestMigration: string): Release {
  return { version, migration: newestMigration.split("_")[0] ?? "" }
}

// A table with one row for the release. The recorded migrations can't show which release the database belongs to, because an operator may add
// migrations of their own.
const bookkeeping = `
  create table if not exists supabase_migrations.backend_release (
    only_row boolean primary key default true check (only_row), version text not null, migration text not null);`

/**
 * Throws a StartError if a newer Repertoire has used this database. A database without a recorded release is accepted, and so is one whose newest
 * migration has since been folded away, provided that `isOlder` returns true for it.
 */
export async function refuseNewerData(
  client: pg.ClientBase,
  own: Release,
  isOlder: (migration: string) => boolean,
): Promise<void> {
  await client.query(bookkeeping)
  const rows = await selectRows<Release>(
    client,
    "select version, migration from supabase_migrations.backend_release",
  )
  const [noted] = rows
  if (noted === undefined || noted.migration <= own.migration || isOlder(noted.migration)) return
  throw new StartError(
    `The data belongs to a newer version of Repertoire, ${releaseText(noted)}; this one is ${releaseText(own)}. ` +
      "Start that version or a later one, or use a different DATA_DIR or DATABASE_URL.",
  )
}

/** Records that the database belongs to this release from now on. */
export async function noteRelease(client: pg.ClientBase, { version, migration }: Release): Promise<void> {
  await client.query(
    `insert into supabase_migrations.backend_release (version, migration) values ($1, $2)
     on conflict (only_row) do update set version = excluded.version, migration = excluded.migration`,
    [version, migration],
  )
}

const releaseText = ({ version, migration }: Release) => `${version} with migration ${migration}`
