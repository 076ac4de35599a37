import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type LettersServer, newPerson, startLetters } from "#tests/support/letters-server.ts"
import { followRemovals, toldOf } from "#tests/support/removed-rows.ts"

const letters = { schema: "public", table: "letters" }
const papers = { schema: "public", table: "papers" }
const papersSql = `
  create table papers (id uuid primary key default gen_random_uuid(), owner uuid, is_secret boolean default false);
  alter table papers enable row level security;
  alter table papers replica identity full;
  grant select on papers to authenticated;
  create policy own on papers to authenticated using (owner = auth.uid());
  create policy no_secrets on papers as restrictive to authenticated using (not papers.is_secret);
  create policy for_others on papers to service_role using (true);
  alter publication supabase_realtime add table papers`

describe.each(["log", "triggers"])("removed rows from the %s", (source) => {
  let server: LettersServer

  beforeAll(async () => {
    server = await startLetters({ REALTIME_CHANGES: source })
    await server.sql(papersSql)
    await server.sql("select realtime.follow_published_tables($1)", [source === "triggers"])
  })
  afterAll(() => server.stop())
  const follow = (table: { table: string }, person: string) => followRemovals(server, table, person)

  test("are sent to those whom the policies allow, if the log has the whole row", async () => {
    const [ann, eve] = [newPerson(), newPerson()]
    const followers = [await follow(papers, ann), await follow(papers, eve)] as const
    const [{ id } = {}] = await server.sql("insert into papers (owner) values ($1) returning id", [ann])
    await server.sql("insert into papers (owner, is_secret) values ($1, true)", [ann])
    await server.sql("delete from papers")
    expect(await toldOf(server, ...followers)).toEqual([[expect.objectContaining({ old: { id } })], []])
  })

  test("are sent with only their key, if the log lacks what the policies read", async () => {
    const [ann, eve] = [newPerson(), newPerson()]
    const followers = [await follow(letters, ann), await follow(letters, eve)] as const
    const [{ id } = {}] = await server.sql(
      "insert into letters (owner, body) values ($1, 'private') returning id",
      [ann],
    )
    await server.sql("delete from letters")
    const [forAnn, forEve] = await toldOf(server, ...followers)
    expect([forAnn, forEve]).toMatchObject([[{ old: { id } }], [{ old: { id } }]])
    expect(Object.keys(forEve?.[0]?.old ?? {})).toEqual(["id"])
  })
})
