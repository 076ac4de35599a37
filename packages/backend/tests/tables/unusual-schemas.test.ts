import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
  await gym.changeSchema(`
    create domain words as tsvector;
    create domain few_words as words;
    create table logbook (id int primary key, said few_words, data jsonb);
    insert into logbook values
      (1, to_tsvector('english', 'squatting slowly'), '{"!@#$%^&*_a": {"b c": 1}, "x-y": 2, "ü''\\"": 3}'),
      (2, to_tsvector('english', 'pressing'), '{"!@#$%^&*_a": {"b c": 2}}');
    create table visits (id int, day int, gym_id int references gyms, primary key (id, day)) partition by range (day);
    create table visits_1 partition of visits for values from (0) to (10);
    insert into visits values (1, 1, 1), (2, 2, 2);
    create table members (id int primary key, friend_id int constraint members_friend references members);
    insert into members values (1, null), (2, 1), (3, 1);
    create view visits_twice as select id, gym_id as from_gym, gym_id as to_gym from visits;
    create function best_friend(members) returns setof members rows 1 language sql stable as
      'select * from members where id = $1.friend_id';
    create function gyms(members) returns setof gyms language sql stable as 'select * from gyms where id <= $1.id';
    create function halls(gyms) returns setof halls language sql stable as
      'select * from halls where gym_id = $1.id and name <> ''North''';
    grant all on all tables in schema public to anon`)
})
afterAll(() => gym.stop())

const ids = async (path: string) => ((await gym.json(path)) as { id: number }[]).map(({ id }) => id)

describe("a search", () => {
  it("uses a column directly if its type is a domain over a domain over tsvector", async () => {
    expect(await ids("/logbook?select=id&said=fts(english).squat")).toEqual([1])
  })
})

describe("a JSON key", () => {
  const special = encodeURIComponent("!@#$%^&*_a")

  it("can have any character except those that end it, wherever a path is allowed", async () => {
    expect(await gym.json(`/logbook?select=a:data->${special}->>b c&order=id`)).toEqual([
      { a: "1" },
      { a: "2" },
    ])
    expect(await ids(`/logbook?select=id&data->${special}->>b%20c=eq.2`)).toEqual([2])
    expect(await ids(`/logbook?select=id&order=data->${special}->b%20c.desc`)).toEqual([2, 1])
    expect(await ids(`/logbook?select=id&or=(data->${special}->>b%20c.eq.2,id.eq.9)`)).toEqual([2])
    expect(await gym.json("/logbook?select=data->x-y&id=eq.1")).toEqual([{ "x-y": 2 }])
  })

  it("is always text, whatever quotes it contains", async () => {
    expect(await gym.json(`/logbook?select=v:data->${encodeURIComponent(`ü'"`)}&id=eq.1`)).toEqual([{ v: 3 }])
    expect((await gym.ask(`/logbook?select=data->>${encodeURIComponent("a');select 1--")}`)).status).toBe(400)
  })
})

describe("a partition", () => {
  it("isn't a table of its own: its rows belong to the whole table", async () => {
    expect(await ids("/visits?select=id&order=id")).toEqual([1, 2])
    for (const [method, path] of [
      ["GET", "/visits_1?select=id,gyms(name)"],
      ["POST", "/visits_1"],
      ["DELETE", "/visits_1?id=eq.1"],
      ["OPTIONS", "/visits_1"],
    ] as const) {
      const response = await gym.ask(path, {
        method,
        ...(method === "POST" && { body: "{}", headers: { "content-type": "application/json" } }),
      })
      expect([method, response.status, (await response.json()).code]).toEqual([method, 404, "PGRST205"])
    }
    expect(await ids("/visits?select=id&order=id")).toEqual([1, 2])
  })
})

describe("an embed", () => {
  it("of a partition doesn't exist, but one of the whole table does", async () => {
    expect(await gym.json("/visits?select=id,gyms(name)&id=eq.1")).toEqual([
      { id: 1, gyms: { name: "Iron" } },
    ])
    const response = await gym.ask("/gyms?select=id,visits_1(id)")
    expect([response.status, (await response.json()).code]).toEqual([400, "PGRST200"])
  })

  it("of a partition doesn't exist even if the partition has its own foreign key", async () => {
    await gym.changeSchema("alter table visits_1 add constraint own_key foreign key (id) references members")
    const response = await gym.ask("/members?select=id,visits_1(id)")
    expect([response.status, (await response.json()).code]).toEqual([400, "PGRST200"])
  })

  it("of a table in itself, named after its foreign key, is the row that the key refers to", async () => {
    expect(await gym.json("/members?select=id,members_friend(id)&id=eq.2")).toEqual([
      { id: 2, members_friend: { id: 1 } },
    ])
    expect(await gym.json("/members?select=id,members(id)&id=eq.1")).toEqual([
      { id: 1, members: [{ id: 2 }, { id: 3 }] },
    ])
  })

  it("of a table in itself accepts the column as a hint, but not the name of its foreign key", async () => {
    expect(await gym.json("/members?select=id,members!friend_id(id)&id=eq.1&members.order=id")).toEqual([
      { id: 1, members: [{ id: 2 }, { id: 3 }] },
    ])
    const response = await gym.ask("/members?select=id,members!members_friend(id)")
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {
        code: "PGRST200",
        message: "Could not find a relationship between 'members' and 'members' in the schema cache",
        details:
          "Searched for a foreign key relationship between 'members' and 'members' using the hint 'members_friend' in the schema 'public', but no matches were found.",
      },
    ])
  })

  it("through a view that shows one column twice uses the one that is named", async () => {
    for (const column of ["from_gym", "to_gym"]) {
      expect(await gym.json(`/visits_twice?select=id,gyms!${column}(name)&id=eq.2`)).toEqual([
        { id: 2, gyms: { name: "Steel" } },
      ])
      expect(await ids(`/gyms?select=id,visits_twice!${column}!inner(id)&order=id`)).toEqual([1, 2])
    }
    const response = await gym.ask("/visits_twice?select=id,gyms(name)")
    expect([response.status, (await response.json()).code]).toEqual([300, "PGRST201"])
  })

  it("by a function is one row if the function returns at most one, and replaces one by a foreign key of the same name", async () => {
    expect(await gym.json("/members?select=id,best_friend(id)&order=id.desc&limit=1")).toEqual([
      { id: 3, best_friend: { id: 1 } },
    ])
    expect(await gym.json("/members?select=id,...best_friend(friend:id)&id=eq.2")).toEqual([
      { id: 2, friend: 1 },
    ])
    expect(await gym.json("/members?select=gyms(id)&id=eq.2&gyms.order=id.desc")).toEqual([
      { gyms: [{ id: 2 }, { id: 1 }] },
    ])
    expect(await gym.json("/gyms?select=halls(name)&id=eq.1")).toEqual([{ halls: [{ name: "South" }] }])
    expect(await ids("/members?select=id,best_friend!inner(id)&order=id")).toEqual([2, 3])
    expect(await ids("/members?select=id,best_friend()&order=best_friend(id).desc.nullslast,id")).toEqual([
      2, 3, 1,
    ])
  })
})
