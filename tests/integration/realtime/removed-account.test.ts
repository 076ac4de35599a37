import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type LettersServer, newPerson, startLetters } from "@repertoire/backend/testing/letters-server.ts"
import { followRemovals, toldOf } from "@repertoire/backend/testing/removed-rows.ts"
import { repertoire } from "#product/product.ts"

const latestChanges = { schema: "public", table: "latest_changes" }

describe.each(["log", "triggers"])("removed rows from the %s", (source) => {
  let server: LettersServer

  beforeAll(async () => {
    server = await startLetters({ REALTIME_CHANGES: source }, repertoire)
  })
  afterAll(() => server.stop())

  const follow = (table: { table: string; filter?: string }, person?: string) =>
    followRemovals(server, table, person)

  async function newAccount() {
    const id = newPerson()
    await server.sql(
      "insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)",
      [id, `${id}@example.com`],
    )
    return id
  }

  test("only the account itself can tell from its latest changes that it is gone", async () => {
    const [ann, eve] = [await newAccount(), await newAccount()]
    await server.sql("update profiles set age = 30 where id = $1", [ann])
    const own = await server.sql("select id from latest_changes where user_id = $1", [ann])
    expect(own.length).toBeGreaterThan(0)
    const anns = await follow({ ...latestChanges, filter: `user_id=eq.${ann}` }, ann)
    const eves = await follow(latestChanges, eve)
    const curious = await follow({ ...latestChanges, filter: `user_id=eq.${ann}` }, eve)
    const nobodys = await follow(latestChanges)
    await server.sql("delete from auth.users where id = $1", [ann])
    const [forAnn, ...forOthers] = await toldOf(server, anns, eves, curious, nobodys)
    expect(forAnn?.map(({ old }) => old)).toEqual(expect.arrayContaining(own))
    expect(forOthers).toEqual([[], [], []])
  })
})
