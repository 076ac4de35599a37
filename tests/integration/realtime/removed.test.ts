import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { join, newPerson, type NotesServer, Received, startNotes } from "./notes-server.ts"

interface Removed {
  eventType: string
  table: string
  old: object
}

const latestChanges = { schema: "public", table: "latest_changes" }
const notes = { schema: "public", table: "notes" }
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
  let server: NotesServer

  beforeAll(async () => {
    server = await startNotes({ REALTIME_CHANGES: source })
    await server.sql(papersSql)
    await server.sql("select realtime.follow_published_tables($1)", [source === "triggers"])
  })
  afterAll(() => server.stop())
  /** What somebody is told who follows a table, and the board. */
  async function follow(table: { table: string; filter?: string }, person?: string) {
    const received = new Received<Removed>()
    const channel = (await server.clientOf(person))
      .channel(newPerson())
      .on("postgres_changes", { event: "DELETE", schema: "public", ...table }, received.take)
      .on("postgres_changes", { event: "DELETE", schema: "public", table: "board" }, received.take)
    await join(channel, { changes: true })
    return received
  }

  /** What they were told of until now, but for the board. */
  async function toldOf(...followers: Received<Removed>[]) {
    await server.sql("insert into board values (1)")
    await server.sql("delete from board")
    const tables = await Promise.all(
      followers.map(async ({ all }) => {
        await vi.waitUntil(() => all.at(-1)?.table === "board", { timeout: 10_000 })
        return all.splice(0).filter(({ table }) => table !== "board")
      }),
    )
    return tables
  }

  async function newAccount() {
    const id = newPerson()
    await server.sql(
      "insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)",
      [id, `${id}@example.com`],
    )
    return id
  }

  test("that an account is gone nobody hears from its latest changes but itself", async () => {
    const [ann, eve] = [await newAccount(), await newAccount()]
    await server.sql("update profiles set age = 30 where id = $1", [ann])
    const own = await server.sql("select id from latest_changes where user_id = $1", [ann])
    expect(own.length).toBeGreaterThan(0)
    const anns = await follow({ ...latestChanges, filter: `user_id=eq.${ann}` }, ann)
    const eves = await follow(latestChanges, eve)
    const curious = await follow({ ...latestChanges, filter: `user_id=eq.${ann}` }, eve)
    const nobodys = await follow(latestChanges)
    await server.sql("delete from auth.users where id = $1", [ann])
    const [forAnn, ...forOthers] = await toldOf(anns, eves, curious, nobodys)
    expect(forAnn?.map(({ old }) => old)).toEqual(expect.arrayContaining(own))
    expect(forOthers).toEqual([[], [], []])
  })

  test("where the log has the whole row, its policies say who hears that it is gone", async () => {
    const [ann, eve] = [newPerson(), newPerson()]
    const followers = [await follow(papers, ann), await follow(papers, eve)] as const
    const [{ id } = {}] = await server.sql("insert into papers (owner) values ($1) returning id", [ann])
    await server.sql("insert into papers (owner, is_secret) values ($1, true)", [ann])
    await server.sql("delete from papers")
    expect(await toldOf(...followers)).toEqual([[expect.objectContaining({ old: { id } })], []])
  })

  test("policies that the log can't answer are not asked: its key is told", async () => {
    const [ann, eve] = [newPerson(), newPerson()]
    const followers = [await follow(notes, ann), await follow(notes, eve)] as const
    const [{ id } = {}] = await server.sql(
      "insert into notes (owner, body) values ($1, 'private') returning id",
      [ann],
    )
    await server.sql("delete from notes")
    const [forAnn, forEve] = await toldOf(...followers)
    expect([forAnn, forEve]).toMatchObject([[{ old: { id } }], [{ old: { id } }]])
    expect(Object.keys(forEve?.[0]?.old ?? {})).toEqual(["id"])
  })
})
