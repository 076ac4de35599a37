import * as z from "zod/mini"

const name = z.string().check(z.maxLength(200))
const unique = (list: readonly string[]) => new Set(list).size === list.length
const version = z.string().check(z.regex(/^\d{1,20}$/))

/** The first entry of a backup. Only its shape is checked here; the database decides whether its tables exist. */
const manifestSchema = z.object({
  /** A timestamp as Postgres writes it. */
  made_at: z.string().check(z.regex(/^[\d :.+-]{1,40}$/)),
  postgres: z.string().check(z.maxLength(200)),
  migrations: z.array(version).check(z.maxLength(10_000), z.refine(unique)),
  tables: z
    .array(
      z.object({ name, columns: z.array(name).check(z.minLength(1), z.maxLength(1_600), z.refine(unique)) }),
    )
    .check(
      z.maxLength(2_000),
      z.refine((tables) => unique(tables.map((table) => table.name))),
    ),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Parses a manifest; undefined if it isn't one. */
export function readManifest(content: Buffer): Manifest | undefined {
  try {
    return z.parse(manifestSchema, JSON.parse(content.toString()))
  } catch {
    return undefined
  }
}
