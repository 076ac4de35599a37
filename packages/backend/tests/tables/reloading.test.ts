import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"
import { openProxy, openTables, serveTables } from "./tables-app.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
})
afterAll(() => gym.stop())

const soon = { timeout: 20_000 }

describe("the schema cache", () => {
  it("includes new tables, columns and relationships once it is notified", async () => {
    expect((await gym.ask("/late")).status).toBe(404)
    await gym.sql(
      "create table late (id int primary key, hall_id int references halls); insert into late values (1, 3); grant all on late to anon; notify pgrst, 'reload schema'",
    )
    await expect
      .poll(() => gym.json("/late?select=id,halls(name)"), soon)
      .toEqual([{ id: 1, halls: { name: "Attic" } }])
  })

  it("is reloaded without interrupting requests", async () => {
    const seen = new Map<number, number>()
    let going = true
    const asking = Array.from({ length: 6 }, async () => {
      while (going) {
        for (const path of [
          "/gyms?select=*&order=id",
          "/gyms?select=*,halls(*)&id=eq.1",
          "/rpc/gyms_in?town=Bern",
        ]) {
          const response = await gym.ask(path)
          await response.text()
          seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
        }
      }
    })
    for (let round = 0; round < 10; round += 1) {
      await gym.changeSchema(`alter table gyms add column extra_${round} int default ${round}`)
      await gym.sql(`alter table gyms drop column extra_${round}; notify pgrst`)
    }
    going = false
    await Promise.all(asking)
    expect([...seen.keys()]).toEqual([200])
    expect(seen.get(200)).toBeGreaterThan(30)
  }, 90_000)

  it("catches up with what it missed while its connection was lost", async () => {
    const listener =
      "select pid from pg_stat_activity where application_name = 'repertoire listen pgrst' and datname = current_database()"
    const [before] = await gym.sql(listener)
    expect(before).toBeDefined()
    await gym.sql("select pg_terminate_backend($1)", [before?.["pid"]])
    await gym.sql("create table missed (id int); grant all on missed to anon; notify pgrst")
    await expect.poll(async () => (await gym.ask("/missed")).status, soon).toBe(200)
    await expect.poll(async () => (await gym.sql(listener)).length, soon).toBe(1)
  })
})

describe("without an address for LISTEN", () => {
  it("the schema is polled", async () => {
    const tables = await openTables(gym.databaseUrl, undefined)
    await gym.sql("create table unannounced (id int); grant all on unannounced to anon")
    await expect.poll(async () => (await fetch(`${tables.url}/unannounced`)).status, soon).toBe(200)
    await tables.close()
  })
})

describe("before the schema is loaded", () => {
  it("requests get a 503 and are asked to try again later", async () => {
    const proxy = await openProxy(gym.databaseUrl)
    await proxy.cut()
    const pool = new pg.Pool({ connectionString: proxy.url.replace(/\/\/\w+@/, "//authenticator@") })
    pool.on("error", () => {})
    const tables = await serveTables(pool, undefined)
    const refused = await fetch(`${tables.url}/gyms`)
    expect(tables.isReady()).toBe(false)
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      503,
      "1",
      {
        code: "PGRST002",
        details: null,
        hint: null,
        message: "Could not query the database for the schema cache. Retrying.",
      },
    ])
    await proxy.mend()
    await expect.poll(async () => (await fetch(`${tables.url}/gyms`)).status, soon).toBe(200)
    await tables.close()
    await proxy.cut()
  })
})
