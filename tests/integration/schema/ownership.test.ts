import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { quoted, readCatalog, type TableInCatalog } from "./catalog.ts"
import { addOneOfEach } from "./one-of-each.ts"
import { openSchemaDatabase, type Person, type Row, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let tables: TableInCatalog[]
let ann: Person
let ben: Person
let annsRows: Record<string, Row>
let bensRows: Record<string, Row>

beforeAll(async () => {
  database = await openSchemaDatabase()
  tables = await readCatalog(database)
  ann = await database.signUp("ann")
  ben = await database.signUp("ben")
  annsRows = await addOneOfEach(database, ann)
  bensRows = await addOneOfEach(database, ben)
})
afterAll(() => database.drop())

const noRight = "42501"
const noSuchRow = "23503"

/** Runs the check for each table and collects the problems, so that one run names every table. */
async function inEveryTable(check: (table: TableInCatalog) => Promise<unknown[]>) {
  const found: Record<string, unknown[]> = {}
  // One after the other, because deleting a log and deleting its sets would wait for each other.
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop
    const problems = await check(table)
    if (problems.length > 0) found[table.name] = problems
  }
  return found
}

async function everythingOf(person: Person) {
  const rows = tables.map(({ name, owner }) =>
    database.admin(`select * from public.${name} where ${owner} = $1 order by 1, 2`, [person.id]),
  )
  return Promise.all(rows)
}

/**
 * The error code of inserting a document as Ben; undefined if it succeeds. His own rows are deleted first where needed,
 * so that it can't fail as a duplicate.
 */
function insertion({ name, insertable, pointers }: TableInCatalog, document: Row) {
  return database.refusal(
    ben,
    `insert into public.${name} (${quoted(insertable)})
     select ${quoted(insertable)} from jsonb_populate_record(null::public.${name}, $1)`,
    [document],
    pointers.length > 0 ? `delete from public.${name}` : "",
  )
}

describe("what belongs to a person", () => {
  it("is tested for every table in the catalog", () => {
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(annsRows).toSorted())
    expect(Object.values(annsRows).filter((row) => Object.keys(row).length === 0)).toEqual([])
  })

  it("can't be seen by anyone else", async () => {
    const seen = await inEveryTable(({ name, owner }) =>
      database.as(ben, `select * from public.${name} where ${owner} is not null and ${owner} <> $1`, [
        ben.id,
      ]),
    )
    expect(seen).toEqual({})
    const own = await inEveryTable(async ({ name }) =>
      (await database.as(ben, `select * from public.${name}`)).length > 0 ? [] : ["sees nothing at all"],
    )
    expect(own).toEqual({})
  })

  it("can't be changed by anyone else", async () => {
    const before = await everythingOf(ann)
    const changed = await inEveryTable(async ({ name, owner, updatable }) => {
      const [column] = updatable
      const update = (written: string) =>
        `update public.${name} set "${written}" = "${written}" where ${owner} = $1 returning *`
      if (column !== undefined) return database.as(ben, update(column), [ann.id])
      const refusal = await database.refusal(ben, update(owner), [ann.id])
      return refusal === noRight ? [] : [refusal]
    })
    expect(changed).toEqual({})
    expect(await everythingOf(ann)).toEqual(before)
  })

  it("can't be changed by anyone else even with an update that reads no column", async () => {
    const before = await everythingOf(ann)
    await inEveryTable(async ({ name, updatable }) => {
      const row = bensRows[name] ?? {}
      const columns = updatable.filter((column) => (row[column] ?? null) !== null)
      for (const column of columns)
        // oxlint-disable-next-line no-await-in-loop -- one column after the other
        await database.refusal(
          ben,
          `update public.${name} set "${column}" = (jsonb_populate_record(null::public.${name}, $1::jsonb))."${column}"`,
          [JSON.stringify(row)],
        )
      return []
    })
    expect(await everythingOf(ann)).toEqual(before)
  })

  it("can't be deleted by anyone else", async () => {
    const before = await everythingOf(ann)
    const surprises = await inEveryTable(async ({ name }) => {
      const refusal = await database.refusal(ben, `delete from public.${name} where true`)
      return [undefined, noRight, noSuchRow].includes(refusal) ? [] : [refusal]
    })
    expect(surprises).toEqual({})
    expect(await everythingOf(ann)).toEqual(before)
    await database.admin("delete from auth.users where id = $1", [ben.id])
    ben = await database.signUp("ben")
    bensRows = await addOneOfEach(database, ben)
  })

  it("can't be added to by anyone else", async () => {
    const before = await everythingOf(ann)
    const accepted = await inEveryTable(async (table) => {
      const document = { ...bensRows[table.name], [table.owner]: ann.id }
      // If the owner can't be written at all, Postgres uses the caller.
      if (!table.insertable.includes(table.owner)) return []
      const refusal = await insertion(table, document)
      return refusal === noRight ? [] : [refusal]
    })
    expect(accepted).toEqual({})
    expect(await everythingOf(ann)).toEqual(before)
  })

  it("can't be given away", async () => {
    const accepted = await inEveryTable(async ({ name, owner }) => {
      const refusal = await database.refusal(ben, `update public.${name} set ${owner} = $1`, [ann.id])
      return refusal === noRight ? [] : [refusal]
    })
    expect(accepted).toEqual({})
  })

  it("can't be referenced by another person's new row", async () => {
    const before = await everythingOf(ben)
    const accepted = await inEveryTable(async (table) => {
      const pointers = table.pointers.filter(({ column }) => table.insertable.includes(column))
      const refusals = pointers.map(async ({ column, target }) => {
        const document = { ...bensRows[table.name], [column]: annsRows[target]?.["id"] }
        return [column, await insertion(table, document)]
      })
      return (await Promise.all(refusals)).filter(([, code]) => code !== noRight && code !== noSuchRow)
    })
    expect(accepted).toEqual({})
    expect(await everythingOf(ben)).toEqual(before)
  })

  it("can't be referenced by another person's changed row", async () => {
    const before = await everythingOf(ben)
    const accepted = await inEveryTable(async (table) => {
      const refusals = table.pointers.map(async ({ column, target }) => {
        const statement = `update public.${table.name} set "${column}" = $1`
        return [column, await database.refusal(ben, statement, [annsRows[target]?.["id"]])]
      })
      return (await Promise.all(refusals)).filter(([, code]) => code !== noRight && code !== noSuchRow)
    })
    expect(accepted).toEqual({})
    expect(await everythingOf(ben)).toEqual(before)
  })

  it("looks absent to another person, whether it exists or not", async () => {
    const absent = "7d7a4a4e-3f0c-4b0a-9a55-0f4f4f0a4b11"
    const differences = await inEveryTable(async (table) => {
      const pointers = table.pointers.filter(({ column }) => table.insertable.includes(column))
      const pairs = pointers.map(async ({ column, target }) => {
        const refusals = [annsRows[target]?.["id"], absent].map((id) =>
          insertion(table, { ...bensRows[table.name], [column]: id }),
        )
        const [there, notThere] = await Promise.all(refusals)
        return there === notThere ? [] : [column]
      })
      return (await Promise.all(pairs)).flat()
    })
    expect(differences).toEqual({})
  })
})

describe("columns that nobody can write", () => {
  it("are refused in an insert and in an update", async () => {
    const accepted = await inEveryTable(async ({ name, unwritable }) => {
      const tries = unwritable.flatMap((column) => [
        `insert into public.${name} ("${column}") values (default)`,
        `update public.${name} set "${column}" = default`,
      ])
      const refusals = tries.map(async (statement) => [statement, await database.refusal(ben, statement)])
      return (await Promise.all(refusals)).filter(([, code]) => code !== noRight)
    })
    expect(accepted).toEqual({})
  })

  it("are the tier, computed ones and, in an existing row, its id, owner, revision and creation time", () => {
    const inserted = tables.flatMap(({ name, insertable }) => insertable.map((column) => `${name}.${column}`))
    const updated = tables.flatMap(({ name, updatable }) => updatable.map((column) => `${name}.${column}`))
    // An import creates rows with their original ids, times and revisions, but the rows are the caller's own.
    expect(inserted.filter((right) => /\.(tier|weight_kg|distance_km|applied_at)$/.test(right))).toEqual([])
    const guarded =
      /\.(id|user_id|owner_id|created_at|tier|revision|weight_kg|distance_km|applied_at|generated_at)$/
    // A profile's id is its owner, and an update of a goal may include the owner. The policies restrict both to the caller.
    expect(updated.filter((right) => guarded.test(right))).toEqual(["goals.user_id", "profiles.id"])
  })
})

describe("someone without an account", () => {
  it("can't read or write any table", async () => {
    const accepted = await inEveryTable(async ({ name, owner }) => {
      const statements = [
        `select from public.${name}`,
        `insert into public.${name} default values`,
        `update public.${name} set ${owner} = ${owner}`,
        `delete from public.${name}`,
      ]
      const refusals = statements.map(async (statement) => [
        statement,
        await database.refusal(null, statement),
      ])
      return (await Promise.all(refusals)).filter(([, code]) => code !== noRight)
    })
    expect(accepted).toEqual({})
  })
})
