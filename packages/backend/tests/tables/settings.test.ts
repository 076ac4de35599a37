import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { databaseSetting, type Gym, openGym } from "./gym.ts"

const visitor = `visitor_${randomUUID().slice(0, 8)}`
let cluster: pg.Client
let gym: Gym
beforeAll(async () => {
  cluster = new pg.Client({ connectionString: inject("postgresUrl") })
  await cluster.connect()
  await cluster.query(`create role ${visitor} nologin; grant ${visitor} to authenticator`)
  gym = await openGym({
    TABLES_ANON_ROLE: visitor,
    TABLES_AGGREGATES: "true",
    TABLES_PLAN: "true",
    TABLES_SEARCH_PATH: "public,hidden_away",
  })
  await gym.changeSchema(`
    create schema hidden_away;
    create function hidden_away.secret_word() returns text language sql immutable as $$select 'squat'$$;
    create function hidden_away.before_each() returns void language plpgsql as $$begin
      if current_setting('request.headers')::json ->> 'x-refuse' is not null then
        raise sqlstate 'PT418' using message = 'not for ' || current_user || current_setting('request.path');
      end if;
      perform set_config('app.seen', 'by the function', true);
    end$$;
    create function say_it() returns text language plpgsql stable as $$begin return secret_word(); end$$;
    grant usage on schema public, hidden_away to ${visitor};
    grant select on gyms to ${visitor};
    ${databaseSetting("pgrst.db_pre_request", "hidden_away.before_each")}`)
})
afterAll(async () => {
  await gym.stop()
  await cluster.query(`drop role ${visitor}`)
  await cluster.end()
})

it("a request without a token has the role named in the settings", async () => {
  expect(await gym.json("/rpc/context?name=role")).toBe(visitor)
  expect(await gym.json("/rpc/context?name=request.jwt.claims")).toBe(JSON.stringify({ role: visitor }))
  const refused = await gym.ask("/halls")
  expect([refused.status, await refused.json()]).toMatchObject([401, { code: "42501" }])
})

it("aggregates and plans are available if the settings allow them", async () => {
  expect(await gym.json("/gyms?select=count()")).toEqual([{ count: 3 }])
  const plan = await gym.ask("/gyms", { headers: { accept: "application/vnd.pgrst.plan" } })
  expect([plan.status, await plan.text()]).toEqual([200, expect.stringContaining("cost=")])
})

it("functions can use the schemas in the search path", async () => {
  expect(await gym.json("/rpc/say_it")).toBe("squat")
})

it("a function is called before each request, with the caller's role, and can refuse it", async () => {
  expect(await gym.json("/rpc/context?name=app.seen")).toBe("by the function")
  const refused = await gym.ask("/gyms", { headers: { "x-refuse": "1" } })
  expect([refused.status, (await refused.json()).message]).toEqual([418, `not for ${visitor}/gyms`])
  const written = await gym.ask("/gyms?id=eq.1", {
    method: "PATCH",
    headers: {
      "x-refuse": "1",
      "content-type": "application/json",
      accept: "application/vnd.pgrst.object+json",
    },
    body: "{}",
  })
  expect(written.status).toBe(418)
})
