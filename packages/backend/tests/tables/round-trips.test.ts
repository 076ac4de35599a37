import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"
import { openProxy, openTables, type Proxy, type TablesApp } from "./tables-app.ts"

let gym: Gym
let proxy: Proxy
let tables: TablesApp
beforeAll(async () => {
  gym = await openGym()
  proxy = await openProxy(gym.databaseUrl)
  tables = await openTables(proxy.url, gym.databaseUrl)
})
afterAll(async () => {
  await tables.close()
  await proxy.cut()
  await gym.stop()
})

/** How many round trips a request takes when nothing about it is new. */
async function trips(path: string, init: RequestInit = {}) {
  const ask = async () => {
    const response = await fetch(tables.url + path, init)
    expect(response.status).toBeLessThan(300)
    await response.text()
  }
  for (let times = 0; times < 4; times += 1) await ask()
  const before = proxy.readyCount()
  for (let times = 0; times < 10; times += 1) await ask()
  return (proxy.readyCount() - before) / 10
}

const json = { "content-type": "application/json" }

describe("a request takes one round trip", () => {
  it("when it reads, counts, or reads one object", async () => {
    expect(await trips("/gyms?select=*,halls(*)&id=eq.1")).toBe(1)
    expect(await trips("/gyms?limit=1", { headers: { prefer: "count=exact" } })).toBe(1)
    expect(await trips("/gyms?id=eq.1", { headers: { accept: "application/vnd.pgrst.object+json" } })).toBe(1)
  })

  it("when it writes", async () => {
    const prefer = "resolution=merge-duplicates, return=representation"
    const body = '{"id": 1, "amount": 1}'
    expect(await trips("/plain", { method: "POST", headers: { ...json, prefer }, body })).toBe(1)
    expect(await trips("/plain?id=eq.1", { method: "PATCH", headers: json, body: '{"label": "x"}' })).toBe(1)
    expect(await trips("/plain?id=eq.2", { method: "DELETE" })).toBe(1)
  })

  it("when it calls a function", async () => {
    expect(await trips("/rpc/add", { method: "POST", headers: json, body: '{"a": 1}' })).toBe(1)
    expect(await trips("/rpc/nothing", { method: "POST", headers: json, body: "{}" })).toBe(1)
  })
})

describe("a request takes two round trips", () => {
  it("when its result may cause a rollback", async () => {
    const accept = "application/vnd.pgrst.object+json"
    const headers = { ...json, accept, prefer: "return=representation" }
    await gym.sql("insert into plain (id) values (1) on conflict do nothing")
    expect(await trips("/plain?id=eq.1", { method: "PATCH", headers, body: '{"label": "y"}' })).toBe(2)
  })
})

describe("while the database can't be reached", () => {
  it("requests get a 503, and work again once it is back", async () => {
    await proxy.cut()
    const refused = await fetch(`${tables.url}/gyms?limit=1`)
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      503,
      "1",
      {
        code: "PGRST000",
        details: null,
        hint: null,
        message: "Database connection error. Retrying the connection.",
      },
    ])
    await proxy.mend()
    expect((await fetch(`${tables.url}/gyms?limit=1`)).status).toBe(200)
  })
})
